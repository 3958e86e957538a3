// EXPECT: reject; UNSANDBOXED: none; a meta-annotation collector
@groovy.transform.AnnotationCollector([groovy.transform.CompileDynamic]) @interface Free { }
moves.add(1, 2)

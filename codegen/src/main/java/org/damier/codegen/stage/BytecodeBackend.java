package org.damier.codegen.stage;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes a staged class as a class file. */
public final class BytecodeBackend {

  private final ClassSketch sketch;
  private final String internalName;

  private BytecodeBackend(ClassSketch sketch, String packageName) {
    this.sketch = sketch;
    this.internalName = packageName.replace('.', '/') + '/' + sketch.name();
  }

  /** The class file, for a class in this package. */
  public static byte[] write(ClassSketch sketch, String packageName) {
    return new BytecodeBackend(sketch, packageName).write();
  }

  private byte[] write() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String superName = org.objectweb.asm.Type.getInternalName(sketch.superclass());
    writer.visit(
        Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, internalName, null, superName, null);
    writeConstructor(writer, superName);
    writeTables(writer);
    // Loops and no lambdas in this class: beside ASM's, whose files are too old for it, no archive
    // of classes keeps them.
    for (Method method : sketch.methods()) {
      write(writer, method);
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Hands its arguments on to the only constructor of the superclass; these are references all. */
  private void writeConstructor(ClassWriter writer, String superName) {
    String descriptor = org.objectweb.asm.Type.getConstructorDescriptor(
        sketch.superclass().getDeclaredConstructors()[0]);
    MethodVisitor visitor = writer.visitMethod(0, "<init>", descriptor, null, null);
    visitor.visitCode();
    int arguments = org.objectweb.asm.Type.getArgumentTypes(descriptor).length;
    for (int slot = 0; slot <= arguments; slot++) {
      visitor.visitVarInsn(Opcodes.ALOAD, slot);
    }
    visitor.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", descriptor, false);
    visitor.visitInsn(Opcodes.RETURN);
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  private void writeTables(ClassWriter writer) {
    if (sketch.tables().isEmpty()) {
      return;
    }
    MethodVisitor visitor = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    visitor.visitCode();
    for (Map.Entry<String, List<Long>> table : sketch.tables().entrySet()) {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
      String name = table.getKey();
      writer.visitField(access, name, Type.LONGS.descriptor(), null, null).visitEnd();
      pushTable(visitor, table.getValue());
      visitor.visitFieldInsn(Opcodes.PUTSTATIC, internalName, name, Type.LONGS.descriptor());
    }
    visitor.visitInsn(Opcodes.RETURN);
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  private static void pushTable(MethodVisitor visitor, List<Long> values) {
    visitor.visitIntInsn(Opcodes.SIPUSH, values.size());
    visitor.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
    for (int index = 0; index < values.size(); index++) {
      if (values.get(index) != 0) {
        visitor.visitInsn(Opcodes.DUP);
        visitor.visitIntInsn(Opcodes.SIPUSH, index);
        visitor.visitLdcInsn(values.get(index));
        visitor.visitInsn(Opcodes.LASTORE);
      }
    }
  }

  private void write(ClassWriter writer, Method method) {
    int access = method.isStatic() ? Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE : Opcodes.ACC_PUBLIC;
    MethodVisitor visitor =
        writer.visitMethod(access, method.name(), method.descriptor(), null, null);
    visitor.visitCode();
    new BodyWriter(visitor, internalName, method).write();
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }
}

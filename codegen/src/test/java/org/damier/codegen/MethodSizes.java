package org.damier.codegen;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The bytes of code of each method of a class file, read as the JVM's specification (4.1) lays it out. */
final class MethodSizes {

  private final DataInputStream in;
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Integer> sizes = new HashMap<>();

  private MethodSizes(byte[] classFile) {
    this.in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  static Map<String, Integer> of(byte[] classFile) throws IOException {
    MethodSizes reader = new MethodSizes(classFile);
    reader.readClass();
    return reader.sizes;
  }

  private void readClass() throws IOException {
    in.skipNBytes(8);
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    int fields = in.readUnsignedShort();
    for (int field = 0; field < fields; field++) {
      skipField();
    }
    int methods = in.readUnsignedShort();
    for (int method = 0; method < methods; method++) {
      readMethod();
    }
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int index = 1; index < count; index++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> names.put(index, in.readUTF());
        case 7 -> in.skipNBytes(2);
        case 3, 9, 10, 12 -> in.skipNBytes(4);
        case 5 -> {
          in.skipNBytes(8);
          index++;
        }
        default -> throw new IOException("A constant of kind " + tag + " is not expected.");
      }
    }
  }

  private void skipField() throws IOException {
    in.skipNBytes(6);
    int attributes = in.readUnsignedShort();
    for (int attribute = 0; attribute < attributes; attribute++) {
      in.skipNBytes(2);
      in.skipNBytes(in.readInt());
    }
  }

  private void readMethod() throws IOException {
    in.skipNBytes(2);
    String name = names.get(in.readUnsignedShort()) + names.get(in.readUnsignedShort());
    int attributes = in.readUnsignedShort();
    for (int attribute = 0; attribute < attributes; attribute++) {
      String kind = names.get(in.readUnsignedShort());
      int length = in.readInt();
      if ("Code".equals(kind)) {
        in.skipNBytes(4);
        sizes.put(name, in.readInt());
        in.skipNBytes(length - 8L);
      } else {
        in.skipNBytes(length);
      }
    }
  }
}

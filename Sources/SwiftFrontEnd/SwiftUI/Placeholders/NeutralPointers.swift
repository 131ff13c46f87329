/// Memory for the pointers that C code would have returned (V17.5).
enum NeutralMemory {
  /// Enough for what such code returns at one place.
  private static let size = 4_096

  /// Returns new memory of zeros, which belongs to who gets it.
  static func make() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory
  }
}

extension UnsafeRawPointer: EspalierNeutral {
  /// A pointer to zeros.
  public static var espalierNeutral: UnsafeRawPointer { UnsafeRawPointer(NeutralMemory.make()) }
}

extension UnsafeMutableRawPointer: EspalierNeutral {
  /// A pointer to zeros.
  public static var espalierNeutral: UnsafeMutableRawPointer { NeutralMemory.make() }
}

extension OpaquePointer: EspalierNeutral {
  /// A pointer to zeros.
  public static var espalierNeutral: OpaquePointer { OpaquePointer(NeutralMemory.make()) }
}

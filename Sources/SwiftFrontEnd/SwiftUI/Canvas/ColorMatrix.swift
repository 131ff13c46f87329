/// What new colours are made of, by rows for red, green, blue and opacity.
public struct ColorMatrix: Equatable, Sendable {
  /// How much of part 1 the new red has.
  public var r1: Float = 1
  /// How much of part 2 the new red has.
  public var r2: Float = 0
  /// How much of part 3 the new red has.
  public var r3: Float = 0
  /// How much of part 4 the new red has.
  public var r4: Float = 0
  /// How much of part 5 the new red has.
  public var r5: Float = 0
  /// How much of part 1 the new green has.
  public var g1: Float = 0
  /// How much of part 2 the new green has.
  public var g2: Float = 1
  /// How much of part 3 the new green has.
  public var g3: Float = 0
  /// How much of part 4 the new green has.
  public var g4: Float = 0
  /// How much of part 5 the new green has.
  public var g5: Float = 0
  /// How much of part 1 the new blue has.
  public var b1: Float = 0
  /// How much of part 2 the new blue has.
  public var b2: Float = 0
  /// How much of part 3 the new blue has.
  public var b3: Float = 1
  /// How much of part 4 the new blue has.
  public var b4: Float = 0
  /// How much of part 5 the new blue has.
  public var b5: Float = 0
  /// How much of part 1 the new opacity has.
  public var a1: Float = 0
  /// How much of part 2 the new opacity has.
  public var a2: Float = 0
  /// How much of part 3 the new opacity has.
  public var a3: Float = 0
  /// How much of part 4 the new opacity has.
  public var a4: Float = 1
  /// How much of part 5 the new opacity has.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}
}

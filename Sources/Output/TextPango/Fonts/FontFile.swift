/// A font in a file.
public struct FontFile: Sendable, Hashable {
  /// The name of its family.
  public var family: String
  /// The thickness of its strokes, from 100 (thin) to 900 (black).
  public var weight: Int
  /// Whether it is italic.
  public var isItalic: Bool
  /// The path of the file.
  public var path: String
  /// The Debian package that has it; nil for a user's file.
  public var package: String?
  /// The SHA-256 that the file must have; nil for a user's file.
  public var checksum: String?
  /// Its full and PostScript name, by which programs request it as well; empty for a package's.
  public var names: [String] = []

  /// Creates a font in a file.
  public init(
    family: String,
    weight: Int,
    isItalic: Bool,
    path: String,
    package: String? = nil,
    checksum: String? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.path = path
    self.package = package
    self.checksum = checksum
  }
}

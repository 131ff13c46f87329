/// A font of a file or of a name.
public final class CGFont: Sendable {
  private let names: FontNames

  /// Creates a font from a file's bytes; nil if they are not a font.
  public init?(_ provider: CGDataProvider) {
    guard let names = provider.data.flatMap({ FontNames($0) }) else { return nil }
    self.names = names
  }

  /// Creates a font by its name.
  public init?(_ name: CFString) {
    names = FontNames(postScript: name, full: name)
  }

  /// The name by which programs ask for the font.
  public var postScriptName: CFString? { names.postScript }
  /// The name that people see.
  public var fullName: CFString? { names.full }
}

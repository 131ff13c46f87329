/// A kind of glass.
public struct Glass: Equatable, Sendable {
  private var name: String
  private var tint: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  /// Regular glass.
  public static let regular = Glass(name: "regular")
  /// Glass that lets all through.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass that follows fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

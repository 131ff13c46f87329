internal import LayoutCore

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  /// The appearance of the glass over its background.
  private enum Kind {
    case regular
    case clear
    case identity
  }

  private var kind: Kind
  private var tint: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Regular glass.
  public static let regular = Glass(.regular)
  /// Glass that is more transparent.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

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

extension Glass {
  /// The fill of the glass shape.
  nonisolated var style: StyleValue {
    switch kind {
    case .regular: .material(.glass)
    case .clear: .material(.clearGlass)
    case .identity: .color(.system(.clear))
    }
  }

  /// Returns the fill over it: four fifths of the tint (D2.21).
  nonisolated func tintStyle(in environment: EnvironmentValues) -> StyleValue {
    guard let tint, kind != .identity else { return .color(.system(.clear)) }
    return .color(tint.value(in: environment)).multiplyingOpacity(by: 0.8)
  }
}

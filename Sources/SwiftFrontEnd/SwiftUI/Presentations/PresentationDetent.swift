internal import LayoutCore

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The full height of a sheet.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A custom height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// Returns the detent for the engine on a screen of a height, in points.
  func engine(in height: Double, _ environment: EnvironmentValues) -> LayoutCore.PresentationDetent
  {
    switch kind {
    case .custom(let detent):
      let context = Context(maxDetentValue: CGFloat(height), environment: environment)
      // A detent without a height is none: the sheet is as high as it can be.
      return detent.type.height(in: context).map { .height(Double($0)) } ?? .large
    case .medium: return .medium
    case .large: return .large
    case .fraction(let fraction): return .fraction(min(Double(fraction), 1))
    case .height(let height): return .height(Double(height))
    }
  }

  /// Returns the approximate height on a screen of a height, to find the lowest detent.
  func height(in height: Double, _ environment: EnvironmentValues) -> Double {
    switch kind {
    case .medium: height / 2
    case .large: height
    case .fraction(let fraction): height * Double(fraction)
    case .height(let points): Double(points)
    case .custom:
      if case .height(let points) = engine(in: height, environment) { points } else { height }
    }
  }
}

extension PresentationDetent {
  /// The context that a custom detent computes its height from.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value that the sheet inherits.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// The type of a custom detent.
private struct CustomDetent: Hashable, Sendable {
  // A type, which nothing changes.
  nonisolated(unsafe) let type: any CustomPresentationDetent.Type

  static func == (first: CustomDetent, second: CustomDetent) -> Bool { first.type == second.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

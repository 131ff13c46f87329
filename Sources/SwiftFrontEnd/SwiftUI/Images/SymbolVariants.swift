internal import LayoutCore

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let engine: LayoutCore.SymbolVariants

  /// The symbol as it is.
  public static let none = SymbolVariants(engine: [])
  /// Enclosed in a circle.
  public static let circle = SymbolVariants(engine: .circle)
  /// Enclosed in a square.
  public static let square = SymbolVariants(engine: .square)
  /// Enclosed in a rectangle.
  public static let rectangle = SymbolVariants(engine: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(engine: .fill)
  /// Crossed out.
  public static let slash = SymbolVariants(engine: .slash)

  /// Adds the variant in a circle.
  public var circle: SymbolVariants { with(.circle) }
  /// Adds the variant in a square.
  public var square: SymbolVariants { with(.square) }
  /// Adds the variant in a rectangle.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// Filled besides.
  public var fill: SymbolVariants { with(.fill) }
  /// Adds the slashed variant.
  public var slash: SymbolVariants { with(.slash) }

  /// Whether all of other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool { engine.contains(other.engine) }

  private func with(_ variant: LayoutCore.SymbolVariants) -> SymbolVariants {
    SymbolVariants(engine: engine.union(variant))
  }
}

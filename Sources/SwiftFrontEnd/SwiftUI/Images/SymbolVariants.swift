internal import LayoutCore

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let engine: LayoutCore.SymbolVariants

  /// The symbol as it is.
  public static let none = SymbolVariants(engine: [])
  /// In a circle.
  public static let circle = SymbolVariants(engine: .circle)
  /// In a square.
  public static let square = SymbolVariants(engine: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(engine: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(engine: .fill)
  /// Crossed out.
  public static let slash = SymbolVariants(engine: .slash)

  /// In a circle besides.
  public var circle: SymbolVariants { with(.circle) }
  /// In a square besides.
  public var square: SymbolVariants { with(.square) }
  /// In a rectangle besides.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// Filled besides.
  public var fill: SymbolVariants { with(.fill) }
  /// Crossed out besides.
  public var slash: SymbolVariants { with(.slash) }

  /// Whether all of other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool { engine.contains(other.engine) }

  private func with(_ variant: LayoutCore.SymbolVariants) -> SymbolVariants {
    SymbolVariants(engine: engine.union(variant))
  }
}

internal import LayoutCore

extension View {
  /// Sets the size of symbols inside beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(
      _EnvironmentModifier("imageScale", .imageScale(scale.engine)) { $0.imageScale = scale }
    )
  }

  /// Sets the rendering of the layers of symbols inside; nil for each symbol's default.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(
      _EnvironmentModifier("symbolRenderingMode", .symbolRenderingMode(mode?.engine)) {
        $0.symbolRenderingMode = mode
      }
    )
  }

  /// Sets the variants of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentModifier("symbolVariant", .symbolVariant(variant.engine)) {
        $0.symbolVariants = variant
      }
    )
  }
}

private enum ImageScaleKey: EngineEnvironmentKey {
  static let defaultValue = Image.Scale.medium

  static func change(_ value: Image.Scale) -> EngineChange {
    { $0.imageScale = value.engine }
  }
}

private enum SymbolRenderingModeKey: EngineEnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil

  static func change(_ value: SymbolRenderingMode?) -> EngineChange {
    { $0.drawing.symbolRenderingMode = value?.engine }
  }
}

private enum SymbolVariantsKey: EngineEnvironmentKey {
  static let defaultValue = SymbolVariants.none

  static func change(_ value: SymbolVariants) -> EngineChange {
    { $0.drawing.symbolVariants = value.engine }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The rendering of the layers of symbols; nil for each symbol's default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension Image.Scale {
  var engine: ImageScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// The rendering of the layers of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  let engine: LayoutCore.SymbolRenderingMode

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(engine: .monochrome)
  /// Each layer in the symbol's own colour.
  public static let multicolor = SymbolRenderingMode(engine: .multicolor)
  /// Layers in one colour with several opacities.
  public static let hierarchical = SymbolRenderingMode(engine: .hierarchical)
  /// Each layer in one of the view's styles.
  public static let palette = SymbolRenderingMode(engine: .palette)
}

/// The way colours are laid on a symbol: flat or as a gradient.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int
  /// Flat colours.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// A gradient, from light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

extension View {
  /// Sets the way colours are laid on symbols inside.
  ///
  /// Inert: colours are flat.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
}

/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int
  /// By the colour of its parts.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By the length of its drawing.
  public static let draw = SymbolVariableValueMode(number: 1)
}

extension View {
  /// Sets the way symbols inside show their variable values.
  ///
  /// Inert: the colour of their parts, if any.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }
}

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

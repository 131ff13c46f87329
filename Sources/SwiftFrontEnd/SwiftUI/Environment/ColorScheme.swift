internal import LayoutCore

/// Whether colours are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark

  init(_ engine: LayoutCore.ColorScheme) {
    switch engine {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  var engine: LayoutCore.ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The contrast between a view's colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased

  init(_ engine: LayoutCore.ColorSchemeContrast) {
    switch engine {
    case .standard: self = .standard
    case .increased: self = .increased
    }
  }

  var engine: LayoutCore.ColorSchemeContrast {
    switch self {
    case .standard: .standard
    case .increased: .increased
    }
  }
}

/// The weight that the user prefers for text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

private enum ColorSchemeKey: EngineEnvironmentKey {
  static let defaultValue = ColorScheme.light

  static func change(_ value: ColorScheme) -> EngineChange {
    { $0.drawing.colorScheme = value.engine }
  }
}

private enum ColorSchemeContrastKey: EngineEnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard

  static func change(_ value: ColorSchemeContrast) -> EngineChange {
    { $0.drawing.colorSchemeContrast = value.engine }
  }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  /// Whether colours are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast between colours that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The weight that the user prefers for text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour scheme of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentModifier("colorScheme") { $0.colorScheme = colorScheme })
  }

  /// Sets the colour scheme of the whole screen; nil for the device's (V5.9).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The colour scheme that a view prefers for the whole screen.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

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

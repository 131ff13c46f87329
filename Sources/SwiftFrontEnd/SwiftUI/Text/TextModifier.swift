internal import AccessibilityCore
internal import LayoutCore

/// A modifier of a text: a change of the environment, or an accessibility attribute.
enum TextModifier: Equatable, Sendable {
  /// The engine's value.
  case content(LayoutCore.ModifierContent)
  /// A style, which depends on the environment.
  case style(ByIdentity<@Sendable (EnvironmentValues) -> StyleValue>)
  /// The accessibility label.
  case label(Text)

  /// A change of the environment by its name.
  static func change(_ name: String, _ body: @escaping EngineChange) -> TextModifier {
    .content(.environment(EnvironmentChange(name: name, body)))
  }

  /// Returns a modifier of an environment setting.
  static func setting(_ setting: EnvironmentSetting) -> TextModifier {
    .content(.environment(EnvironmentChange(setting)))
  }

  /// Returns the modifier for layout in an environment.
  func content(in environment: EnvironmentValues) -> LayoutCore.ModifierContent {
    switch self {
    case .content(let content): content
    case .style(let paint): .foregroundStyle(paint.value(environment))
    case .label(let label):
      .accessibilityLabel(label.string(in: environment), of: "accessibilityLabel")
    }
  }

  /// Returns the change of the characters' appearance; nil for none.
  func change(in environment: EnvironmentValues) -> EnvironmentChange? {
    switch self {
    case .content(.environment(let change)): change
    case .style(let paint): EnvironmentChange(.foregroundStyle(paint.value(environment)))
    case .content, .label: nil
    }
  }
}

extension LayoutCore.ModifierContent {
  /// A label for assistive technology.
  ///
  /// - Parameter name: The modifier or view that gives it.
  static func accessibilityLabel(_ label: String, of name: String) -> LayoutCore.ModifierContent {
    accessibility(name) { $0.label = label }
  }

  /// A hint for assistive technology.
  static func accessibilityHint(_ hint: String, of name: String) -> LayoutCore.ModifierContent {
    accessibility(name) { $0.hint = hint }
  }

  private static func accessibility(
    _ name: String,
    _ body: (inout AccessibilityProperties) -> Void
  ) -> LayoutCore.ModifierContent {
    var properties = AccessibilityProperties()
    body(&properties)
    return .annotation(
      AccessibilityModifier.properties(name: name, properties),
      bringsViews: false
    )
  }
}

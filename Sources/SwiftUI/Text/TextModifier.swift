internal import LayoutCore

/// What a modifier of a text says: a change of the environment, or something for assistive
/// technology.
struct TextModifier: Equatable, Sendable {
  /// What the engine has for it.
  let content: LayoutCore.ModifierContent

  /// A change of the environment by its name.
  static func change(_ name: String, _ body: @escaping EngineChange) -> TextModifier {
    TextModifier(content: .environment(EnvironmentChange(name: name, body)))
  }

  /// One of the engine's settings.
  static func setting(_ setting: EnvironmentSetting) -> TextModifier {
    TextModifier(content: .environment(EnvironmentChange(setting)))
  }

  /// What the modifier changes of the characters; nil if nothing.
  var change: EnvironmentChange? {
    if case .environment(let change) = content { change } else { nil }
  }
}

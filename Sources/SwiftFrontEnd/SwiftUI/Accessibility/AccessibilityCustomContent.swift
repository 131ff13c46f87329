internal import AccessibilityCore

extension View {
  /// Adds custom content to the view's element, which is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityCustomContent") { properties, environment in
      properties.customContent = [
        AccessibilityCustomContent(
          label: label.string(in: environment),
          value: value.string(in: environment),
          importance: importance == .high ? .high : .default
        )
      ]
    }
  }

  /// Adds custom content to the view's element, which is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds custom content to the view's element, which is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds custom content to the view's element, which is read on demand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds custom content to the view's element, by a shared key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, value ?? Text(verbatim: ""), importance: importance)
  }

  /// Adds custom content to the view's element, by a shared key.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// The key of an entry of custom accessibility content.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text

  /// Creates a key.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// A further fact about an element.
public enum AXCustomContent {
  /// The importance of custom content.
  public enum Importance: UInt, Sendable {
    case `default`
    case high
  }
}

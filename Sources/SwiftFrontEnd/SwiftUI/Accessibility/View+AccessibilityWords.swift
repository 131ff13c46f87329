internal import AccessibilityCore

/// Labels, values and hints, from each of SwiftUI's kinds of text (V12.1).
extension View {
  /// Sets the view's accessibility label: its name.
  public nonisolated func accessibilityLabel(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, text)
  }

  /// Sets the view's accessibility label: its name.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityLabel(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, text, isEnabled)
  }

  /// Sets the view's accessibility label: its name.
  public nonisolated func accessibilityLabel(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, Text(text))
  }

  /// Sets the view's accessibility label: its name.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityLabel", \.label, Text(text), isEnabled)
  }

  /// Sets the view's accessibility label: its name.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, Text(text))
  }

  /// Sets the view's accessibility label: its name.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityWords("accessibilityLabel", \.label, Text(text), isEnabled)
  }

  /// Sets the view's accessibility value: its current state.
  public nonisolated func accessibilityValue(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, text)
  }

  /// Sets the view's accessibility value: its current state.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityValue(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, text, isEnabled)
  }

  /// Sets the view's accessibility value: its current state.
  public nonisolated func accessibilityValue(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, Text(text))
  }

  /// Sets the view's accessibility value: its current state.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityValue", \.value, Text(text), isEnabled)
  }

  /// Sets the view's accessibility value: its current state.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, Text(text))
  }

  /// Sets the view's accessibility value: its current state.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityWords("accessibilityValue", \.value, Text(text), isEnabled)
  }

  /// Sets the view's accessibility hint: the result of activating it.
  public nonisolated func accessibilityHint(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, text)
  }

  /// Sets the view's accessibility hint: the result of activating it.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityHint(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, text, isEnabled)
  }

  /// Sets the view's accessibility hint: the result of activating it.
  public nonisolated func accessibilityHint(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, Text(text))
  }

  /// Sets the view's accessibility hint: the result of activating it.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityHint", \.hint, Text(text), isEnabled)
  }

  /// Sets the view's accessibility hint: the result of activating it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, Text(text))
  }

  /// Sets the view's accessibility hint: the result of activating it.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityWords("accessibilityHint", \.hint, Text(text), isEnabled)
  }

  private nonisolated func accessibilityWords(
    _ name: String,
    _ property: WritableKeyPath<AccessibilityProperties, String?>,
    _ text: Text,
    _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty(name) { properties, environment in
      if isEnabled { properties[keyPath: property] = text.string(in: environment) }
    }
  }
}

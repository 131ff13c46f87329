internal import AccessibilityCore

/// What is said of a view in words, in each of the forms that SwiftUI has for words (V12.1).
extension View {
  /// What the view is, in words.
  public nonisolated func accessibilityLabel(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, text)
  }

  /// What the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityLabel(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, text, isEnabled)
  }

  /// What the view is, in words.
  public nonisolated func accessibilityLabel(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, Text(text))
  }

  /// What the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityLabel", \.label, Text(text), isEnabled)
  }

  /// What the view is, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityLabel", \.label, Text(text))
  }

  /// What the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityWords("accessibilityLabel", \.label, Text(text), isEnabled)
  }

  /// What the state of the view is, in words.
  public nonisolated func accessibilityValue(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, text)
  }

  /// What the state of the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityValue(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, text, isEnabled)
  }

  /// What the state of the view is, in words.
  public nonisolated func accessibilityValue(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, Text(text))
  }

  /// What the state of the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityValue", \.value, Text(text), isEnabled)
  }

  /// What the state of the view is, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityValue", \.value, Text(text))
  }

  /// What the state of the view is, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityWords("accessibilityValue", \.value, Text(text), isEnabled)
  }

  /// What happens when the view is activated, in words.
  public nonisolated func accessibilityHint(_ text: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, text)
  }

  /// What happens when the view is activated, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityHint(_ text: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, text, isEnabled)
  }

  /// What happens when the view is activated, in words.
  public nonisolated func accessibilityHint(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, Text(text))
  }

  /// What happens when the view is activated, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityWords("accessibilityHint", \.hint, Text(text), isEnabled)
  }

  /// What happens when the view is activated, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityWords("accessibilityHint", \.hint, Text(text))
  }

  /// What happens when the view is activated, in words.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
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

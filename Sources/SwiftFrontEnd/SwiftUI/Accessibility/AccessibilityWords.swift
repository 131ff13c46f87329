internal import AccessibilityCore
internal import LayoutCore

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

// Descriptions that apply only while they are enabled (V12.1).

extension View {
  /// Sets the names of the view for Voice Control.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityInputLabels") { properties, environment in
      if isEnabled { properties.inputLabels = inputLabels.map { $0.string(in: environment) } }
    }
  }

  /// Sets the names of the view for Voice Control.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names of the view for Voice Control.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the activation point of the element, as a unit point of the view.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityActivationPoint") { properties, _ in
      if isEnabled { properties.activationPoint = .unit(activationPoint.engine) }
    }
  }

  /// Sets the activation point of the element, in points of the view's own space.
  ///
  /// - Parameter isEnabled: `true` to apply the modifier.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityActivationPoint") { properties, _ in
      guard isEnabled else { return }
      properties.activationPoint = .point(
        Point(x: Double(activationPoint.x), y: Double(activationPoint.y))
      )
    }
  }

  /// Sets the view's accessibility label: its name.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

  /// Sets the view's accessibility value: its current state.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

  /// Sets the view's accessibility hint: the result of activating it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }
}

internal import AccessibilityCore
internal import LayoutCore

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

internal import AccessibilityCore
internal import LayoutCore

// What is said of a view only if that is wanted (V12.1).

extension View {
  /// The names that Voice Control knows the view by.
  ///
  /// - Parameter isEnabled: Whether they are said at all.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityInputLabels") { properties, environment in
      if isEnabled { properties.inputLabels = inputLabels.map { $0.string(in: environment) } }
    }
  }

  /// The names that Voice Control knows the view by.
  ///
  /// - Parameter isEnabled: Whether they are said at all.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// The names that Voice Control knows the view by.
  ///
  /// - Parameter isEnabled: Whether they are said at all.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Where the view is touched to activate it, relative to its size.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityActivationPoint") { properties, _ in
      if isEnabled { properties.activationPoint = .unit(activationPoint.engine) }
    }
  }

  /// Where the view is touched to activate it, in points of its own.
  ///
  /// - Parameter isEnabled: Whether it is said at all.
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

  /// What the view is, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

  /// What the state of the view is, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

  /// What happens when the view is activated, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }
}

extension View {
  /// Adds a point from which assistive technology drags.
  ///
  /// Inert: assistive technology does not drag here.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityDragPoint") { _, _ in }
  }

  /// Adds a point from which assistive technology drags.
  ///
  /// Inert: assistive technology does not drag here.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Adds a point from which assistive technology drags.
  ///
  /// Inert: assistive technology does not drag here.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Adds a point at which assistive technology drops.
  ///
  /// Inert: assistive technology does not drag here.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperty("accessibilityDropPoint") { _, _ in }
  }

  /// Adds a point at which assistive technology drops.
  ///
  /// Inert: assistive technology does not drag here.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Adds a point at which assistive technology drops.
  ///
  /// Inert: assistive technology does not drag here.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}

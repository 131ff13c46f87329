internal import AccessibilityCore

extension View {
  /// Adds an action for assistive technology to the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityAction", actionKind.engine, actionKind.name) { _ in
      handler()
    }
  }

  /// Adds a named custom action to the view.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named custom action to the view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named custom action to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a custom action, named by its label's text.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(_AccessibilityActionsModifier(category: nil, content: label(), action: action))
  }

  /// Adds the actions of buttons, named by their labels.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityActionsModifier(category: nil, content: content(), action: nil))
  }

  /// Adds the actions of buttons to the view, in a category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(
      _AccessibilityActionsModifier(category: category.name, content: content(), action: nil)
    )
  }

  /// Adds an action that increments or decrements the element's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityAdjustableAction", .adjustable, nil) {
      handler($0 < 0 ? .decrement : .increment)
    }
  }

  /// Adds an action that scrolls.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityScrollAction", .scroll, nil) {
      handler($0 < 0 ? .top : .bottom)
    }
  }

  /// Adds an action that zooms.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction("accessibilityZoomAction", .zoom, nil) {
      handler(
        AccessibilityZoomGestureAction(
          direction: $0 < 0 ? .zoomOut : .zoomIn,
          location: .center,
          point: .zero
        )
      )
    }
  }

  private nonisolated func accessibilityAction(
    _ modifierName: String,
    _ kind: AccessibilityCore.AccessibilityAction.Kind,
    _ name: Text?,
    _ handler: @escaping (Double) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var base = _AccessibilityModifier(modifierName) { properties, environment in
      properties.actions = [
        AccessibilityAction(kind, name: name.map { $0.string(in: environment) })
      ]
    }
    // Actions run on the main actor, as views do.
    nonisolated(unsafe) let handler = handler
    let perform: AccessibilityPerform = { amount in
      handler(amount)
      return true
    }
    base.actions = [(kind, nil, perform)]
    return modifier(AccessibilityAttachmentModifier(base))
  }
}

internal import LayoutCore
public import ViewGraph

/// Sets the detents of the sheet around a view.
public struct _DetentsModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension _DetentsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let selected = node.reading { selection?.wrappedValue }
    let kept = node.remember { KeptValue(DetentChoice(detents: detents, selected: selected)) }
    let choice = DetentChoice(detents: detents, selected: selected)
    if kept.value != choice { node.graph.noteRestructured() }
    kept.value = choice
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("presentationDetents")))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let height = emitter.builder.controlEnvironment.sceneSize.height
    if let detent = (node.memory as? KeptValue<DetentChoice>)?.value.detent(
      in: height,
      node.environment
    ) {
      let engine = detent.engine(in: height, node.environment)
      emitter.builder.prefer(.presentationDetent(engine))
    }
    node.emitOutput(into: &emitter)
  }
}

/// The detents of a sheet, and the selected one.
private struct DetentChoice: Equatable {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?

  /// The one selected, or else the lowest on a screen of a height.
  func detent(in height: Double, _ environment: EnvironmentValues) -> PresentationDetent? {
    selected
      ?? detents.min { $0.height(in: height, environment) < $1.height(in: height, environment) }
  }
}

extension View {
  /// Sets the detents of the sheet around the view; it opens at the lowest.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: nil))
  }

  /// Sets the detents of the sheet around the view, and the selected one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: selection))
  }

  /// Sets the adaptation of the popover around the view to compact size classes.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    preferring("presentationCompactAdaptation", adaptation) {
      [.presentationCompactAdaptation($0.engine)]
    }
  }

  /// Sets the adaptation of the popover around the view to a compact horizontal size class.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Sets the visibility of the drag indicator of the sheet around the view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preferring("presentationDragIndicator", visibility) {
      [.presentationLook(PresentationLook(hasDragIndicator: $0.isWanted))]
    }
  }

  /// Sets the background of the presentation around the view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _PreferenceWritingModifier("presentationBackground", { style._paint(in: $0) }) { background in
        var look = PresentationLook()
        look.background = background
        return [.presentationLook(look)]
      }
    )
  }

  /// Sets the background views of the presentation around the view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackdropModifier(alignment: alignment, content: content())) }

  /// Sets the corner radius of the presentation around the view, in points; nil for the default.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preferring("presentationCornerRadius", cornerRadius) { radius in
      var look = PresentationLook()
      look.cornerRadius = radius.map { max(Double($0), 0) }
      return [.presentationLook(look)]
    }
  }

  /// Inert: the content behind a sheet cannot be touched.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { inert() }

  /// Inert: sheets are not dragged.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { inert() }

  /// Inert: sheets have the size of their detents.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    inert()
  }

  /// Disables the interactive dismissal of the sheet around the view; `dismiss` still works
  /// (V10.9).
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}

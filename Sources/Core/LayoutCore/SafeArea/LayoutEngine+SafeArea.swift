/// The places of nodes among safe areas (L24).
///
/// The insets that a view sees depend on its place, so they have no effect before views are
/// placed: `ignoresSafeArea` answers a proposal as its view does, and gives it more room in
/// its place (L24.4).
extension LayoutEngine {
  /// Notes the place of a node that its parent has placed.
  func locate(_ index: Int) {
    let parent = Int(nodes[index].parent)
    let frame = physicalFrame(index, in: parent < 0 ? .zero : safeAreas?.frames[parent] ?? .zero)
    safeAreas?.note(
      frame,
      of: index,
      parent: parent,
      transform: tree.effectTransform(of: index, frame: frame),
      hasEffects: !tree.table.effects.isEmpty
    )
    guard parent >= 0 else { return }
    if case .presented = nodes[index].kind {
      // It is a presentation, whatever is around the view that presents it.
      safeAreas?.leaveView(index)
      return
    }
    if case .scrollView = nodes[parent].kind {
      // Safe areas inset the content as a whole (L23.3); nothing in it sees them.
      safeAreas?.leaveSpaces(index)
      return
    }
    let insets = nodes[parent].kind.answer(
      SafeAreaQuestion(engine: self, node: parent, child: index)
    )
    guard let insets else { return }
    safeAreas?.beginSpace(
      of: index,
      in: parent,
      insets: insets.flipped(in: nodes[parent].direction)
    )
  }
}

/// Asks for the safe area that a node makes for a child.
private struct SafeAreaQuestion: NodeQuestion {
  let engine: LayoutEngine
  let node: Int
  let child: Int

  func put(to kind: some NodeBehavior) -> EdgeInsets? {
    kind.safeAreaInsets(for: child, of: node, in: engine)
  }
}

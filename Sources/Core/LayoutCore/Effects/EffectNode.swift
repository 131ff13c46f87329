/// Rotation, scale or transform, which change drawing and not layout (L14.2).
struct EffectNode: UnaryNode {
  /// Position among the effects.
  var effect: Int32

  var isLayoutNeutral: Bool { true }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(let modifier) = content, let effect = Effect(modifier) else { return nil }
    table.effects[Int(self.effect)] = effect
    return .effect(self)
  }
}

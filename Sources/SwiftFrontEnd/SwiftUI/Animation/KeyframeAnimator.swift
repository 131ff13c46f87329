internal import AnimationCore
public import ViewGraph

/// A view that follows keyframes by the screen's clock (T8.8).
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let mode: KeyframePlay<Value>.Mode
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that follows keyframes, again and again while it is repeating.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that follows keyframes once whenever a value is another one.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(by: trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let clock = node.graph.clock
    let play = node.memory as? KeyframePlay<Value> ?? KeyframePlay(initialValue)
    node.memory = play
    let value = play.value(at: clock.time, mode) { [keyframes] value, velocities in
      var list = _KeyframesList<Value>()
      keyframes(value)._append(to: &list)
      return list.tracks.enumerated().map { index, track in
        track.course(value, index < velocities.count ? velocities[index] : nil)
      }
    }
    let views = node.tracking { content(value) }
    node.updateChildren(node.inputs) { Content._append(views, to: &$0) }
    clock.wake(node, play.isRunning ? .whenever : nil)
  }
}

extension View {
  /// Animates the view by keyframes, in a loop.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates the view by keyframes whenever a value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }
}

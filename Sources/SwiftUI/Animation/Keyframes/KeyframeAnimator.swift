/// A view that follows keyframes; it is shown with the value that they begin with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let initialValue: Value
  let content: (Value) -> Content

  /// Creates a view that follows keyframes, again and again.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Creates a view that follows keyframes whenever a value is another one.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View { content(initialValue) }
}

extension View {
  /// The view as it follows keyframes; it is shown with the value that they begin with.
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

  /// The view as it follows keyframes whenever a value is another one; it is shown with the value
  /// that they begin with.
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

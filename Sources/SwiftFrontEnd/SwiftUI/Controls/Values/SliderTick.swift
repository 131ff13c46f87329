/// A value that a slider stops at, with a mark on its bar (M3.17).
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The mark.
  public let _marks: [_SliderMark<V>]

  /// Creates a tick.
  public nonisolated init(_ value: V) { _marks = [_SliderMark(value: value, label: nil)] }

  /// Creates a tick with a label, which is spoken at its value.
  public nonisolated init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    _marks = [_SliderMark(value: value, label: AnyView(label()))]
  }

  /// Creates a tick with a title, which is spoken while the slider is there.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// Creates a tick with a title, which is spoken while the slider is there.
  public nonisolated init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }
}

/// A tick of a slider, with its label.
public struct _SliderMark<V: BinaryFloatingPoint> {
  let value: V
  let label: AnyView?
}

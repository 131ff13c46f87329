/// A value that a slider stops at; its mark takes no room.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  let value: V

  /// Creates a tick.
  public nonisolated init(_ value: V) { self.value = value }

  /// Creates a tick with words, which are not shown.
  public nonisolated init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.value = value
  }

  /// Creates a tick with a title, which is not shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  /// Creates a tick with a title, which is not shown.
  public nonisolated init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// The value.
  public nonisolated var _values: [V] { [value] }
}

/// Ticks for the elements of data.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, V>:
  SliderTickContent
where V: BinaryFloatingPoint {
  private let values: [V]

  /// Creates a tick for each element.
  public nonisolated init<Content: SliderTickContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) where Content.Value == V {
    values = data.flatMap { content($0)._values }
  }

  /// The values.
  public nonisolated var _values: [V] { values }
}

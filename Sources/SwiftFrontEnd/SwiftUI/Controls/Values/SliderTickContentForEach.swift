/// Ticks for the elements of data.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, V>:
  SliderTickContent
where V: BinaryFloatingPoint {
  /// The marks.
  public let _marks: [_SliderMark<V>]

  /// Creates a tick for each element.
  public nonisolated init<Content: SliderTickContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) where Content.Value == V {
    _marks = data.flatMap { content($0)._marks }
  }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tick for each identifiable element.
  public nonisolated init<Content: SliderTickContent>(
    _ data: Data,
    content: (Data.Element) -> Content
  ) where Content.Value == V {
    _marks = data.flatMap { content($0)._marks }
  }
}

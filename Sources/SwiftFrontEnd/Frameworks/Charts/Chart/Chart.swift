import SwiftUI

/// A view of marks of data.
public struct Chart<Content: ChartContent>: View {
  private nonisolated(unsafe) let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of identifiable elements.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of elements that have an id.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The marks in the chart's size.
  public var body: some View {
    var collector = _MarkCollector()
    content._append(to: &collector, _MarkTraits())
    let marks = collector.marks
    return GeometryReader { ChartBody(marks: marks, settings: settings, size: $0.size) }
  }
}

import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates content for identifiable elements.
  public nonisolated init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_data: data, id: \.id, content: content)
  }

  /// Creates content for elements with an id.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates content for a range of numbers.
  public nonisolated init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(_data: data, id: \.self, content: content)
  }

  /// No body: the content is primitive.
  public var body: Never { preconditionFailure("a loop has no body") }

  /// Adds the marks of all elements.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    for element in data { content(element)._append(to: &marks, traits) }
  }
}

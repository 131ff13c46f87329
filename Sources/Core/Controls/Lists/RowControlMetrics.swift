package import LayoutCore

/// The sizes of the controls in rows being edited, in points (M6.3).
package struct RowControlMetrics: Sendable, Hashable {
  /// The side of the box around a minus or a circle.
  package var box: Double
  /// The distance from the leading edge of the row to the box.
  package var boxInset: Double
  /// The indentation of the content of a row with a box.
  package var gutter: Double
  /// The width of a handle.
  package var handle: Double
  /// The distance from a handle to the trailing edge of the row.
  package let handleInset = 16.0
  /// The width of the delete button.
  package let deleteWidth = 74.0

  /// The trailing indentation of the content of a row with a handle.
  package var trailingGutter: Double { handle + handleInset }

  /// Creates the sizes at a text size.
  package init(at size: DynamicTypeSize) {
    let body = TextStyle.body.metrics(platform: .iOS, dynamicTypeSize: size).size
    let known = RowControlMetrics.measured
    let next = known.firstIndex { body <= $0.body } ?? known.count - 1
    let (low, high) = (known[max(next - 1, 0)], known[next])
    let room = high.body - low.body
    let fraction = room > 0 ? min(max((body - low.body) / room, 0), 1) : 1
    func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * fraction }
    box = between(low.box, high.box)
    boxInset = between(low.boxInset, high.boxInset)
    gutter = between(low.gutter, high.gutter)
    handle = between(low.handle, high.handle)
  }

  /// The measured sizes, by the size of body, in ascending order.
  private static let measured:
    [(body: Double, box: Double, boxInset: Double, gutter: Double, handle: Double)] = [
      (17, 26, 15, 40, 27), (23, 34.5, 14.5, 47.5, 36.5), (33, 39, 16, 55, 41),
    ]
}

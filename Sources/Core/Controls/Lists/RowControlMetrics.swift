package import LayoutCore

/// The lengths of what stands in rows that are edited, in points (M6.3).
package struct RowControlMetrics: Sendable, Hashable {
  /// The side of the box that a minus or a circle is in.
  package var box: Double
  /// From the leading edge of the row to the box.
  package var boxInset: Double
  /// How much further in the content of a row with a box begins.
  package var gutter: Double
  /// How wide a handle is.
  package var handle: Double
  /// From a handle to the trailing edge of the row.
  package let handleInset = 16.0
  /// How wide the button is that deletes.
  package let deleteWidth = 74.0

  /// How much sooner the content of a row with a handle ends.
  package var trailingGutter: Double { handle + handleInset }

  /// Those at a text size.
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

  /// What was measured, by the size of body, in ascending order.
  private static let measured:
    [(body: Double, box: Double, boxInset: Double, gutter: Double, handle: Double)] = [
      (17, 26, 15, 40, 27), (23, 34.5, 14.5, 47.5, 36.5), (33, 39, 16, 55, 41),
    ]
}

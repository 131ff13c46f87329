import AccessibilityCore
import LayoutCore
import Testing

/// A node as the views of SwiftUI make it, and what ATK is to be told about it: docs/ATK.md, row by
/// row, in its own words rather than the mapper's.
struct RowExample: Sendable, CustomTestStringConvertible {
  var title: String
  var sketch: Sketch
  var expected: String

  init(
    _ title: String,
    _ role: AccessibilityRole,
    _ label: String?,
    children: [Sketch] = [],
    _ change: (inout Sketch.Node) -> Void = { _ in },
    expect expected: String
  ) {
    self.title = title
    sketch = Sketch(role, label, children: children, change)
    self.expected = expected
  }

  var testDescription: String { title }

  static let all = content + buttons + menus + numbers + inputs + choices + collections + containers
}

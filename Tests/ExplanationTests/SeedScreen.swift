import LayoutCore
import TestSupport

/// A screen that is whole in all variants, of rows and cards as apps have them.
///
/// Everything scrolls from top to bottom, and texts wrap, so that nothing is cut at any text size.
struct SeedScreen {
  /// A part of the screen in which a fault can be planted.
  indirect enum Part {
    case text(String, id: String, [ModifierContent])
    case image(id: String, [ModifierContent])
    case spacer(Double?)
    case row(id: String, spacing: Double?, [ModifierContent], [Part])
    case column(id: String, [ModifierContent], [Part])
  }

  var parts: [Part]

  /// None is so long that it must be broken at the largest text size.
  private static let words = [
    "toast", "with", "nuts", "and", "figs", "on", "rye", "bread", "for", "two", "at", "noon",
  ]

  /// Makes a screen by random numbers.
  init(_ generator: inout SeededGenerator) {
    var count = 0
    func words(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &generator))
        .map { _ in SeedScreen.words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
    }
    func id(_ name: String) -> String {
      count += 1
      return "\(name)\(count)"
    }
    func card() -> Part {
      .column(
        id: id("card"),
        [.padding(edges: .all, length: 12)],
        [
          .text(words(1...3), id: id("title"), []),
          .text(words(4...12), id: id("body"), []),
        ]
      )
    }
    func row() -> Part {
      .row(
        id: id("row"),
        spacing: Bool.random(using: &generator) ? 8 : nil,
        [.padding(edges: .horizontal, length: 16)],
        [
          .image(id: id("image"), [.frame(width: 40, height: 40, alignment: .center)]),
          .column(
            id: id("texts"),
            [],
            [.text(words(1...4), id: id("name"), []), .text(words(2...6), id: id("detail"), [])]
          ),
          .spacer(nil),
          .text("12", id: id("value"), []),
        ]
      )
    }
    parts = (0..<Int.random(in: 3...6, using: &generator)).map { _ in
      Bool.random(using: &generator) ? row() : card()
    }
  }

  /// The screen in the variants that an explanation tries.
  var variants: [(name: String, scene: LayoutScene)] {
    let tree = tree
    var variants: [(String, LayoutScene)] = []
    for width in [390.0, 320] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for size in [DynamicTypeSize.large, .xSmall, .xxxLarge, .accessibility3, .accessibility5] {
          var environment = EnvironmentValues()
          environment.layoutDirection = direction
          environment.dynamicTypeSize = size
          let scene = LayoutScene(
            host: .size(Size(width: width, height: 844)),
            environment: environment,
            tree: tree
          )
          variants.append(("\(width) \(direction) \(size)", scene))
        }
      }
    }
    return variants
  }

  private var tree: ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.scrollView(axes: .vertical, position: ScrollPosition()), id: "scroll")
    builder.open(.vStack(alignment: .leading, spacing: 16), id: "list")
    for part in parts { part.add(to: &builder) }
    builder.close()
    builder.close()
    return builder.finish()
  }
}

extension SeedScreen.Part {
  fileprivate func add(to builder: inout ViewTreeBuilder) {
    // The first modifier is the innermost.
    for modifier in modifiers.reversed() { builder.open(.modifier(modifier)) }
    switch self {
    case .text(let string, let id, _): builder.leaf(.text(string), id: id)
    case .image(let id, _):
      builder.leaf(
        .image(name: "picture", size: Size(width: 40, height: 40), capInsets: nil),
        id: id
      )
    case .spacer(let length): builder.leaf(.spacer(minLength: length))
    case .row(let id, let spacing, _, let parts):
      builder.open(.hStack(alignment: .center, spacing: spacing), id: id)
      for part in parts { part.add(to: &builder) }
      builder.close()
    case .column(let id, _, let parts):
      builder.open(.vStack(alignment: .leading, spacing: nil), id: id)
      for part in parts { part.add(to: &builder) }
      builder.close()
    }
    for _ in modifiers { builder.close() }
  }

  var modifiers: [ModifierContent] {
    switch self {
    case .text(_, _, let modifiers), .image(_, let modifiers), .row(_, _, let modifiers, _),
      .column(_, let modifiers, _):
      modifiers
    case .spacer: []
    }
  }
}

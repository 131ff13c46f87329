@testable import SpecFormat

// What holds something that is no view.

extension SpecComposer {
  /// The views that may stand anywhere.
  static let views = SpecVocabulary.views.filter { $0.name != "TableRow" }

  // MARK: Tables

  /// The members of a table; each row has as many cells as there are columns.
  mutating func table() -> [(key: String, value: JSONTree)] {
    let columns = 1 + choices.below(3)
    let titles = (0..<columns).map { _ in JSONTree.text(word(for: "title")) }
    let rows = (0..<choices.below(4)).map { _ in groupOfRows(columns) }
    return [("columns", .list(titles)), ("children", .list(rows))]
  }

  private mutating func groupOfRows(_ columns: Int) -> JSONTree {
    switch choices.below(8) {
    case 1: return .object([("type", .text("Group")), ("children", .list([row(columns)]))])
    case 2:
      return withoutIDs { composer in
        .object([
          ("type", .text("ForEach")), ("data", .number(2)),
          ("content", .list([composer.row(columns)])),
        ])
      }
    default: return row(columns)
    }
  }

  private mutating func row(_ columns: Int) -> JSONTree {
    let cells = (0..<columns).map { _ in
      // A stack is one cell whatever is inside.
      let content = view()
      return JSONTree.object([("type", .text("HStack")), ("children", .list([content]))])
    }
    return .object([("type", .text("TableRow")), ("children", .list(cells))])
  }

  // MARK: Canvases

  /// The members of a canvas.
  mutating func canvas() -> [(key: String, value: JSONTree)] {
    let symbols = Array(["star", "moon"].prefix(choices.below(3)))
    var members: [(key: String, value: JSONTree)] = []
    if !symbols.isEmpty {
      members.append(("symbols", .object(symbols.map { ($0, .list([view()])) })))
    }
    members.append(("draw", canvasItems(symbols, depth: 0)))
    return members
  }

  private mutating func canvasItems(_ symbols: [String], depth: Int) -> JSONTree {
    .list((0..<choices.below(4)).map { _ in canvasItem(symbols, depth: depth) })
  }

  private mutating func canvasItem(_ symbols: [String], depth: Int) -> JSONTree {
    let kinds = ["fill", "stroke", "symbol", "context", "layer"]
    let kind = choices.pick(kinds)
    switch kind {
    case "context" where depth < 3, "layer" where depth < 3:
      let steps = (0..<choices.below(4)).map { _ in canvasStep(symbols) }
      return .object([
        (kind, .list(steps)), ("draw", canvasItems(symbols, depth: depth + 1)),
      ])
    case "symbol" where !symbols.isEmpty:
      let place: (String, JSONTree) =
        choices.below(2) == 0
        ? ("at", canvasNumbers(2, symbols)) : ("in", canvasNumbers(4, symbols))
      return .object([(kind, .text(choices.pick(symbols))), place])
    case "stroke":
      return .object([
        (kind, shape()), ("in", canvasNumbers(4, symbols)), ("lineWidth", canvasNumber(symbols)),
      ])
    default:
      let fill: (String, JSONTree) = ("fill", shape())
      return .object(choices.below(2) == 0 ? [fill] : [fill, ("in", canvasNumbers(4, symbols))])
    }
  }

  private mutating func canvasStep(_ symbols: [String]) -> JSONTree {
    let step: (String, JSONTree) =
      switch choices.below(4) {
      case 0: ("translateBy", canvasNumbers(2, symbols))
      case 1: ("rotateBy", canvasNumber(symbols))
      case 2: ("scaleBy", canvasNumber(symbols))
      default: ("scaleBy", canvasNumbers(2, symbols))
      }
    return .object([step])
  }

  private mutating func canvasNumbers(_ count: Int, _ symbols: [String]) -> JSONTree {
    .list((0..<count).map { _ in canvasNumber(symbols) })
  }

  /// A number, or an expression of what the canvas knows.
  private mutating func canvasNumber(_ symbols: [String]) -> JSONTree {
    guard choices.below(3) == 0 else { return .number(number(for: "x")) }
    var expressions = [
      "size.width", "size.height / 2", "min(size.width, size.height) - 4", "size.width / 0",
      "1e308 * size.width",
    ]
    for symbol in symbols {
      expressions += ["\(symbol).size.width * 2", "\(symbol).firstBaseline"]
    }
    return .text(choices.pick(expressions))
  }
}

import Drawing
import LayoutCore
import SpecFormat
import TextPango

/// A screen that is drawn.
struct PictureWorkload {
  let name: String
  private let view: String
  private let size: (width: Int, height: Int)
  /// Whether texts are glyphs of fonts; else they are squares.
  private var hasRealText = false

  /// Those that are compared with the same calls made to Cairo alone.
  static let compared = ["rectangles", "labels", "cards"]
  /// Lists of 100, 1,000 and 10,000 rows on one screen: of the system, and as a lazy stack and a stack
  /// that scroll.
  static let lists = ["list", "lazy", "stack"].flatMap { kind in
    ["100", "1k", "10k"].map { "\(kind)-\($0)" }
  }
  /// 1,000, 10,000 and 100,000 views, all of which are seen.
  static let sizes = ["views-1k", "views-10k", "views-100k"]

  /// The result of the layout.
  func layout() throws -> LayoutResult {
    let scene =
      #""scene":{"width":\#(size.width),"height":\#(size.height),"displayScale":1}"#
    let file = SpecFile(bytes: Array("{\(scene),\"view\":\(view)}".utf8), name: "\(name).json")
    guard let scene = file.specs.first?.scene else {
      throw BenchmarkError("the workload is no spec: \(file.diagnostics)")
    }
    guard hasRealText else { return scene.layout(measurer: FixedTextMeasurer()) }
    return try PangoTextMeasurer().measuring { scene.layout(measurer: $0) }
  }

  static func named(_ name: String) throws -> PictureWorkload {
    switch name {
    case "rectangles": return rectangles(name, 100, 100, (1_000, 1_000))
    case "labels": return labels
    case "cards": return cards
    case "views-1k": return rectangles(name, 25, 40, (390, 844))
    case "views-10k": return rectangles(name, 100, 100, (390, 844))
    case "views-100k": return rectangles(name, 250, 400, (390, 844))
    default:
      let parts = name.split(separator: "-")
      let counts = ["100": 100, "1k": 1_000, "10k": 10_000]
      if parts.first == "fireworks", parts.count == 2, let frame = Int(parts[1]) {
        return fireworks(frame)
      }
      guard lists.contains(name), let rows = counts[String(parts[1])] else {
        throw BenchmarkError("no picture '\(name)'")
      }
      return list(name, parts[0], rows)
    }
  }

  /// Rectangles of colours side by side, in rows.
  private static func rectangles(
    _ name: String,
    _ rows: Int,
    _ columns: Int,
    _ size: (width: Int, height: Int)
  ) -> PictureWorkload {
    let rows = (0..<rows).map { row in
      let cells = (0..<columns).map { column in
        #"{"type":"Color","color":[\#(Double(row) / 1_000),\#(Double(column) / 1_000),0.5]}"#
      }
      return stack("HStack", cells)
    }
    return PictureWorkload(name: name, view: stack("VStack", rows), size: size)
  }

  /// 1,000 labels of real text.
  private static var labels: PictureWorkload {
    let rows = (0..<100).map { row in
      let cells = (0..<10).map { #"{"type":"Text","content":"Label \#(row * 10 + $0)"}"# }
      return stack("HStack", cells)
    }
    return PictureWorkload(
      name: "labels",
      view: stack("VStack", rows),
      size: (1_000, 2_400),
      hasRealText: true
    )
  }

  /// 100 cards: a shape, two texts and a picture's place on a rounded rectangle.
  private static var cards: PictureWorkload {
    let cards = (0..<100).map { number in
      #"""
      {"type":"HStack","spacing":12,"children":[
        {"type":"Circle","modifiers":[{"fill":"orange"},{"frame":{"width":40,"height":40}}]},
        {"type":"VStack","alignment":"leading","children":[
          {"type":"Text","content":"Avocado Toast \#(number)","modifiers":[{"font":"headline"}]},
          {"type":"Text","content":"Bread, almond butter, red pepper flakes",
            "modifiers":[{"font":"caption"},{"foregroundStyle":"gray"}]}]},
        {"type":"Spacer"},
        {"type":"RoundedRectangle","cornerRadius":6,
          "modifiers":[{"fill":"green"},{"frame":{"width":32,"height":32}}]}],
       "modifiers":[{"padding":12},{"background":{"content":
         {"type":"RoundedRectangle","cornerRadius":12,
          "modifiers":[{"fill":"secondarySystemBackground"}]}}}]}
      """#
    }
    return PictureWorkload(
      name: "cards",
      view: stack("VStack", cards, 8),
      size: (390, 8_400),
      hasRealText: true
    )
  }

  /// Rows of a symbol and a text, of which one screen is seen.
  private static func list(_ name: String, _ kind: Substring, _ rows: Int) -> PictureWorkload {
    let cells = (0..<rows).map { row in
      #"""
      {"type":"HStack","children":[
        {"type":"Circle","modifiers":[{"fill":"orange"},{"frame":{"width":24,"height":24}}]},
        {"type":"Text","content":"Row \#(row)"}]}
      """#
    }
    let view =
      switch kind {
      case "list": #"{"type":"List","children":[\#(cells.joined(separator: ","))]}"#
      case "lazy": #"{"type":"ScrollView","children":[\#(stack("LazyVStack", cells))]}"#
      default: #"{"type":"ScrollView","children":[\#(stack("VStack", cells))]}"#
      }
    return PictureWorkload(name: name, view: view, size: (390, 844))
  }

  /// The talk's fireworks at a time: 1,000 sparkles that shine through each other.
  static func fireworks(_ frame: Int) -> PictureWorkload {
    let sparkles = (0..<1_000).map { number in
      let angle = Double(number) * 2.399 + Double(frame) * 0.05
      let far = Double(number % 97) * 3.5 + Double(frame) * 1.5
      let (x, y) = (195 + far * sine(angle + 1.5708) * 0.5, 422 + far * sine(angle))
      let size = 4 + Double(number % 7)
      return #"{"fill":"Circle","in":[\#(x),\#(y),\#(size),\#(size)]}"#
    }
    let canvas = #"{"type":"Canvas","draw":[\#(sparkles.joined(separator: ","))]}"#
    return PictureWorkload(name: "fireworks-\(frame)", view: canvas, size: (390, 844))
  }

  /// A sine that is good enough for sparkles.
  private static func sine(_ angle: Double) -> Double {
    let turn = angle.truncatingRemainder(dividingBy: 2 * .pi)
    let x = turn > .pi ? turn - 2 * .pi : turn
    return 4 / .pi * x - 4 / (.pi * .pi) * x * abs(x)
  }

  private static func stack(_ type: String, _ children: [String], _ spacing: Int = 0) -> String {
    #"{"type":"\#(type)","spacing":\#(spacing),"children":[\#(children.joined(separator: ","))]}"#
  }
}

import Drawing
import LayoutCore
import SpecFormat
import TextPango

/// Screens that are drawn.
enum PictureWorkload: String, CaseIterable {
  /// 10,000 rectangles of colours.
  case rectangles
  /// 1,000 labels of real text.
  case labels
  /// 100 cards: a shape, two texts and a picture's place on a rounded rectangle.
  case cards

  /// The result of the layout.
  func layout() throws -> LayoutResult {
    switch self {
    case .rectangles:
      let rows = (0..<100).map { row in
        let cells = (0..<100).map { column in
          #"{"type":"Color","color":[\#(Double(row) / 100),\#(Double(column) / 100),0.5]}"#
        }
        return PictureWorkload.stack("HStack", cells)
      }
      return try PictureWorkload.layout(PictureWorkload.stack("VStack", rows), 1_000, 1_000)
    case .labels:
      let rows = (0..<100).map { row in
        let cells = (0..<10).map { #"{"type":"Text","content":"Label \#(row * 10 + $0)"}"# }
        return PictureWorkload.stack("HStack", cells)
      }
      return try PictureWorkload.layout(PictureWorkload.stack("VStack", rows), 1_000, 2_400)
    case .cards:
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
      return try PictureWorkload.layout(PictureWorkload.stack("VStack", cards, 8), 390, 8_400)
    }
  }

  /// The talk's fireworks at a time: 1,000 sparkles that shine through each other.
  static func fireworks(_ frame: Int) throws -> LayoutResult {
    let sparkles = (0..<1_000).map { number in
      let angle = Double(number) * 2.399 + Double(frame) * 0.05
      let far = Double(number % 97) * 3.5 + Double(frame) * 1.5
      let (x, y) = (195 + far * sine(angle + 1.5708) * 0.5, 422 + far * sine(angle))
      let size = 4 + Double(number % 7)
      return #"{"fill":"Circle","in":[\#(x),\#(y),\#(size),\#(size)]}"#
    }
    let canvas = #"{"type":"Canvas","draw":[\#(sparkles.joined(separator: ","))]}"#
    return try layout(canvas, 390, 844)
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

  private static func layout(
    _ view: String,
    _ width: Int,
    _ height: Int
  ) throws -> LayoutResult {
    let scene = #""scene":{"width":\#(width),"height":\#(height),"displayScale":1}"#
    let file = SpecFile(bytes: Array("{\(scene),\"view\":\(view)}".utf8), name: "picture.json")
    guard let scene = file.specs.first?.scene else {
      throw BenchmarkError("the workload is no spec: \(file.diagnostics)")
    }
    return try PangoTextMeasurer().measuring { scene.layout(measurer: $0) }
  }
}

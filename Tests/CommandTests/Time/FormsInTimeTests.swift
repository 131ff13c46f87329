import Foundation
import Testing

/// Screens that move, written in Swift and as specs: both are shown the same at every time (T10.10).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct FormsInTimeTests {
  private static let swift = """
    import SwiftUI

    struct Hero: View {
      @State private var isOn = false
      @Namespace private var names

      var body: some View {
        ZStack(alignment: .topLeading) {
          if isOn {
            Color.red.frame(width: 50, height: 50)
              .matchedGeometryEffect(id: "hero", in: names)
              .offset(x: 100, y: 25)
          } else {
            Color.blue.frame(width: 100, height: 100).matchedGeometryEffect(id: "hero", in: names)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }

    struct Follower: View {
      @State private var width = 60.0
      @Namespace private var names

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: width, height: 40).matchedGeometryEffect(id: 1, in: names)
          Color.blue
            .matchedGeometryEffect(id: 1, in: names, anchor: .leading, isSource: false)
            .frame(width: 20, height: 20)
        }
        .onAppear { withAnimation(.easeInOut(duration: 1)) { width = 100 } }
      }
    }

    struct Symbols: View {
      @State private var angle = 0.0

      var body: some View {
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 1) {
            context.draw(symbol, at: CGPoint(x: 60, y: 50))
          }
          if let symbol = context.resolveSymbol(id: 2) {
            context.draw(symbol, at: CGPoint(x: 100, y: 120))
          }
        } symbols: {
          Color.red.frame(width: 30, height: 20).rotationEffect(.degrees(angle)).opacity(angle / 90)
            .tag(1)
          PhaseAnimator([0.0, 40.0]) { phase in
            Color.blue.frame(width: 20, height: 20).offset(x: phase)
          } animation: { _ in
            .linear(duration: 1)
          }
          .tag(2)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { angle = 90 } }
      }
    }

    struct Digits: View {
      @State private var count = 1

      var body: some View {
        Text("\\(count)").contentTransition(.numericText())
          .onAppear { withAnimation(.linear(duration: 1)) { count = 25 } }
      }
    }

    struct Screens: PreviewProvider {
      static var previews: some View {
        Hero().previewDisplayName("hero")
        Follower().previewDisplayName("follower")
        Symbols().previewDisplayName("symbols")
        Digits().previewDisplayName("digits")
      }
    }
    """

  private static let specs = [
    "hero": """
    { "values": { "first": true, "second": false },
      "states": [ { "at": 0, "set": { "first": false, "second": true }, "animation": { "linear": 1 } } ],
      "view": { "type": "ZStack", "alignment": "topLeading", "children": [
        { "type": "If", "condition": "{{second}}", "children": [ { "type": "Color", "name": "red", "modifiers": [
          { "frame": { "width": 50, "height": 50 } }, { "matchedGeometryEffect": { "id": "hero" } },
          { "offset": { "x": 100, "y": 25 } } ] } ] },
        { "type": "If", "condition": "{{first}}", "children": [ { "type": "Color", "name": "blue", "modifiers": [
          { "frame": { "width": 100, "height": 100 } }, { "matchedGeometryEffect": { "id": "hero" } } ] } ] } ],
        "modifiers": [ { "frame": { "width": 200, "height": 200, "alignment": "topLeading" } } ] }
    """,
    "follower": """
    { "values": { "width": 60 },
      "states": [ { "at": 0, "set": { "width": 100 }, "animation": { "easeInOut": 1 } } ],
      "view": { "type": "VStack", "alignment": "leading", "spacing": 0, "children": [
        { "type": "Color", "name": "red", "modifiers": [ { "frame": { "width": "{{width}}", "height": 40 } },
          { "matchedGeometryEffect": { "id": 1 } } ] },
        { "type": "Color", "name": "blue", "modifiers": [
          { "matchedGeometryEffect": { "id": 1, "anchor": "leading", "isSource": false } },
          { "frame": { "width": 20, "height": 20 } } ] } ] }
    """,
    "symbols": """
    { "values": { "angle": 0 },
      "states": [ { "at": 0, "set": { "angle": 90 }, "animation": { "linear": 1 } } ],
      "view": { "type": "Canvas",
        "symbols": {
          "1": { "type": "Color", "name": "red", "modifiers": [ { "frame": { "width": 30, "height": 20 } },
            { "rotationEffect": { "degrees": "{{angle}}" } }, { "opacity": "{{angle}} / 90" } ] },
          "2": { "type": "PhaseAnimator", "phases": [0, 40], "animation": { "linear": 1 }, "children": [
            { "type": "Color", "name": "blue", "modifiers": [ { "frame": { "width": 20, "height": 20 } },
              { "offset": { "x": "{{phase}}" } } ] } ] } },
        "draw": [ { "symbol": "1", "at": [60, 50] }, { "symbol": "2", "at": [100, 120] } ] }
    """,
    "digits": """
    { "values": { "count": 1 },
      "states": [ { "at": 0, "set": { "count": 25 }, "animation": { "linear": 1 } } ],
      "view": { "type": "Text", "content": "{{count}}", "modifiers": [ { "contentTransition": "numericText" } ] }
    """,
  ]

  private static let times = "--at 0 --at 0.25 --at 0.5 --at 1.25 --at 3"
  private static let surroundings = "--width 200 --height 200 --display-scale 1 --text fixed"

  private func run(_ words: String, in scratch: ScratchFolder) throws -> Espalier.Run {
    let run = try SwiftCommand.run(words, in: scratch.path)
    #expect(run.status == 0, "\(words): \(run.errors)")
    return run
  }

  @Test(arguments: specs.keys.sorted())
  func bothFormsAreShownTheSame(name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("Moving.swift", Self.swift)
    // The environment of a preview is that of a device of today.
    try scratch.write("\(name).json", (Self.specs[name] ?? "") + "}")
    let options = "\(Self.surroundings) --safe-area 0,0,0,0 \(Self.times)"
    let preview = "Moving.swift --preview \(name)"
    for (command, more) in [("layout -q", ""), ("picture -q", "--format displayList -o -")] {
      let swift = try run("\(command) \(preview) \(options) \(more)", in: scratch)
      let spec = try run("\(command) \(name).json \(options) \(more)", in: scratch)
      #expect(comparable(swift.output) == comparable(spec.output), "\(command)")
    }
  }

  /// A document without what only one form has: names of files and places in them.
  private func comparable(_ text: String) -> String {
    text.replacing(/\s*"(file|path|source|name|screen)" ?: ?"[^"]*",?/, with: "")
  }
}

import Testing

/// Gestures, buttons and completions, written in Swift and as specs: both do the same with the same fingers
/// (T9, T2.12).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct GestureFormsTests {
  private static let swift = """
    import SwiftUI

    struct Card<G: Gesture>: View {
      var x = 0.0
      var y = 0.0
      let gesture: G

      var body: some View {
        VStack {
          Color.red.frame(width: 50, height: 50).gesture(gesture).offset(x: x, y: y)
        }
      }
    }

    struct Dragged: View {
      var space: CoordinateSpace
      @State private var x = 0.0
      @State private var y = 0.0

      var body: some View {
        Card(x: x, y: y, gesture: DragGesture(coordinateSpace: space)
          .onChanged { x = $0.translation.width; y = $0.translation.height }
          .onEnded { drag in
            withAnimation(.snappy) { x = drag.predictedEndTranslation.width; y = 0 }
          })
      }
    }

    struct Pressed: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x = 0.0
      @State private var y = 0.0

      var body: some View {
        Card(x: x, y: y, gesture: LongPressGesture(minimumDuration: 0.4).updating($x) { _, x, _ in x = 20 }
          .onEnded { _ in withAnimation(.easeIn(duration: 1)) { y = y + 30 } })
      }
    }

    struct Sequenced: View {
      @State private var x = 0.0
      @State private var y = 0.0

      var body: some View {
        Card(x: x, y: y, gesture: LongPressGesture(minimumDuration: 0.3)
          .sequenced(before: DragGesture(coordinateSpace: .global).onChanged { x = $0.translation.width })
          .exclusively(before: TapGesture(count: 2).onEnded { withAnimation { y = 40 } }))
      }
    }

    struct Nested: View {
      @State private var x = 0.0
      @State private var y = 0.0

      var body: some View {
        VStack {
          Color.red.frame(width: 50, height: 50)
            .gesture(TapGesture().onEnded { withAnimation(.linear(duration: 1)) { x = x + 10 } })
        }
        .padding(10)
        .simultaneousGesture(TapGesture().onEnded { y = y + 5 })
        .offset(x: x, y: y)
      }
    }

    struct Followed: View {
      @State private var x = 0.0
      @State private var y = 0.0

      var body: some View {
        Card(x: x, y: y, gesture: TapGesture().onEnded {
          withAnimation(.smooth) { x = 60 } completion: {
            withAnimation(.linear(duration: 0.5), completionCriteria: .removed) { y = 60 } completion: { x = 5 }
          }
        })
      }
    }

    struct Adding: View {
      @State private var width = 50.0

      var body: some View {
        VStack {
          Button("Add") { withAnimation(.linear(duration: 1)) { width = width + 20 } }
          Color.red.frame(width: width, height: 50)
        }
      }
    }

    struct Screens: PreviewProvider {
      static var previews: some View {
        Dragged(space: .global).previewDisplayName("dragged")
        Dragged(space: .local).previewDisplayName("within")
        Pressed().previewDisplayName("pressed")
        Sequenced().previewDisplayName("sequenced")
        Nested().previewDisplayName("nested")
        Followed().previewDisplayName("followed")
        Adding().previewDisplayName("adding")
      }
    }
    """

  private static func card(_ gesture: String) -> String {
    """
    { "values": { "x": 0, "y": 0 }, "view": { "type": "VStack", "children": [
      { "type": "Color", "name": "red", "modifiers": [ { "frame": { "width": 50, "height": 50 } },
        { "gesture": \(gesture) }, { "offset": { "x": "{{x}}", "y": "{{y}}" } } ] } ] } }
    """
  }

  private static func drag(_ space: String) -> String {
    card(
      """
      { "drag": { "coordinateSpace": "\(space)" },
        "onChanged": { "set": { "x": "translation.width", "y": "translation.height" } },
        "onEnded": { "set": { "x": "predictedEndTranslation.width", "y": 0 }, "animation": "snappy" } }
      """
    )
  }

  private static let specs = [
    "dragged": drag("global"),
    "within": drag("local"),
    "pressed": card(
      """
      { "longPress": { "minimumDuration": 0.4 },
        "updating": { "set": { "x": 20 }, "resetAnimation": { "linear": 1 } },
        "onEnded": { "set": { "y": "y + 30" }, "animation": { "easeIn": 1 } } }
      """
    ),
    "sequenced": card(
      """
      { "exclusively": [
        { "sequenced": [ { "longPress": { "minimumDuration": 0.3 } },
          { "drag": { "coordinateSpace": "global" }, "onChanged": { "set": { "x": "translation.width" } } } ] },
        { "tap": 2, "onEnded": { "set": { "y": 40 }, "animation": "default" } } ] }
      """
    ),
    "nested": """
    { "values": { "x": 0, "y": 0 }, "view": { "type": "VStack", "children": [
      { "type": "Color", "name": "red", "modifiers": [ { "frame": { "width": 50, "height": 50 } },
        { "gesture": { "tap": 1, "onEnded": { "set": { "x": "x + 10" }, "animation": { "linear": 1 } } } } ] } ],
      "modifiers": [ { "padding": 10 },
        { "gesture": { "tap": 1, "priority": "simultaneous", "onEnded": { "set": { "y": "y + 5" } } } },
        { "offset": { "x": "{{x}}", "y": "{{y}}" } } ] } }
    """,
    "followed": card(
      """
      { "tap": 1, "onEnded": { "set": { "x": 60 }, "animation": "smooth", "completion": {
        "set": { "y": 60 }, "animation": { "linear": 0.5 }, "completion": {
          "set": { "x": 5 }, "criteria": "removed" } } } }
      """
    ),
    "adding": """
    { "values": { "width": 50 }, "view": { "type": "VStack", "children": [
      { "type": "Button", "title": "Add",
        "action": { "set": { "width": "width + 20" }, "animation": { "linear": 1 } } },
      { "type": "Color", "name": "red", "modifiers": [ { "frame": { "width": "{{width}}", "height": 50 } } ] } ] } }
    """,
  ]

  /// What is done to each of the screens; more than one way for some.
  private static let actions = [
    "dragged": ["drag 0/0 30,20", "down 0/0|wait 0.1|move 20,0|wait 0.1|move 5,30|up|wait 0.2"],
    "within": ["down 0/0|wait 0.1|move 20,0|wait 0.1|move 5,30|up", "down 0/0|move 9,0|up"],
    "pressed": ["down 0/0|wait 0.2", "down 0/0|wait 0.6|up", "down 0/0|wait 0.3|up", "tap 0/0"],
    "sequenced": [
      "down 0/0|wait 0.4|move 30,0|wait 0.1", "tap 0/0|tap 0/0",
      "down 0/0|up|wait 0.1|down 0/0|wait 0.1|up",
    ],
    "nested": ["down 0/0|wait 0.1|up|wait 0.4", "down 0 5,5|up"],
    "followed": ["down 0/0|up", "tap 0/0|wait 0.3"],
    "adding": ["activate Add|wait 0.5|activate Add", "tap 0/0", "down 0/0|wait 0.1|up"],
  ]

  private static let surroundings =
    "--width 200 --height 200 --display-scale 1 --text fixed --safe-area 0,0,0,0"

  private func run(_ words: String, in scratch: ScratchFolder) throws -> Espalier.Run {
    let run = try SwiftCommand.run(words, in: scratch.path)
    #expect(run.status == 0, "\(words): \(run.errors)")
    return run
  }

  @Test(arguments: specs.keys.sorted())
  func bothFormsDoTheSame(name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("Fingers.swift", Self.swift)
    try scratch.write("\(name).json", Self.specs[name] ?? "")
    for actions in Self.actions[name] ?? [] {
      let done = actions.split(separator: "|").map { "--do '\($0)'" }.joined(separator: " ")
      for times in ["", "--at 0.6 --at 0.75 --at 1 --at 1.6 --at 4"] {
        let options = "\(Self.surroundings) \(done) \(times)"
        let swift = try run("layout -q Fingers.swift --preview \(name) \(options)", in: scratch)
        let spec = try run("layout -q \(name).json \(options)", in: scratch)
        #expect(
          comparable(swift.output) == comparable(spec.output),
          "\(actions) \(times): \(swift.output)"
        )
      }
    }
  }

  /// A document without what only one form has: names of files and places in them.
  private func comparable(_ text: String) -> String {
    text.replacing(/\s*"(file|path|source|name|screen)" ?: ?"[^"]*",?/, with: "")
  }
}

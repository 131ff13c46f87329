import AccessibilityCore
import Export
import Glibc
@testable import LayoutCore
@testable import ViewValues
@testable import SpecFormat

/// Valid specs all the way: layout, accessibility, documents.
enum LayoutTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    guard let scene = scene(of: bytes) else { return Verdict.useless }
    check(scene)
    return Verdict.interesting
  }

  /// The scene that choices lead to; nil if it contradicts itself.
  static func scene(of bytes: [UInt8]) -> LayoutScene? {
    var composer = SpecComposer(ChoiceSource(bytes))
    return read(composer.file())?.scene
  }

  static func read(_ tree: JSONTree) -> Spec? {
    let text = tree.json
    let file = SpecFile(bytes: Array(text.utf8), name: "fuzz.json", limits: ReaderTarget.limits)
    if getenv("ESPALIER_FUZZ_SHOW") != nil {
      print(text)
      for diagnostic in file.diagnostics { print(diagnostic) }
    }
    require(file.hasErrors == file.specs.isEmpty, "a file has either errors or specs")
    return file.specs.first
  }

  static func check(_ scene: LayoutScene) {
    let result = scene.layout()
    require(result.views.count < 100_000, "a small spec has few views")
    for view in result.views {
      requireNumbers(view.frame, "\(view.content)")
      requireNumbers(view.pixelFrame, "pixels of \(view.content)")
      requireNumbers(view.renderedFrame ?? .zero, "drawing of \(view.content)")
      for modifier in view.modifiers { requireNumbers(modifier.frame, "a modifier") }
      _ = (view.explicitGuides, view.guide(.firstTextBaseline))
    }
    let documents = documents(of: result)
    for document in documents {
      guard
        case .success(let document) =
          JSONDocument.parse(bytes: document, file: "output", maximumDepth: 100_000)
      else { fatalError("broken promise: documents are JSON") }
      document.withRoot { requireNumbers($0, in: "a document") }
    }
    let tree = result.accessibilityTree()
    _ = AccessibilityOutline.text(tree, options: .init(includesIgnored: true))
    _ = SpokenDocument.text(tree)
    _ = Outline.text(result, file: "fuzz.json")
    require(self.documents(of: scene.layout()) == documents, "the same again")
    checkChanges(of: scene, from: documents)
  }

  /// A screen that changes is laid out as if it had always been so.
  private static func checkChanges(of scene: LayoutScene, from start: [[UInt8]]) {
    let layout = IncrementalLayout(scene)
    let before = layout.layout()
    let texts = scene.tree.nodes.indices.filter {
      if case .text = scene.tree.nodes[$0].content { true } else { false }
    }
    for (step, text) in texts.prefix(6).enumerated() {
      layout.setContent(.text(["b", "a title of several words", ""][step % 3]), at: text)
      if step == 1 { layout.host = .proposal(ProposedViewSize(width: 77, height: nil)) }
      if step.isMultiple(of: 2) { _ = layout.layout() }
    }
    require(
      documents(of: layout.layout()) == documents(of: layout.scene.layout()),
      "changes leave no trace"
    )
    require(documents(of: before) == start, "a result stays as it is")
  }

  static func documents(of result: LayoutResult) -> [[UInt8]] {
    [
      GeometryDocument.json(result, file: "fuzz.json", style: .compact),
      AccessibilityDocument.json(
        result.accessibilityTree(),
        file: "fuzz.json",
        layoutDirection: result.scene.environment.layoutDirection,
        options: .init(includesIgnored: true),
        style: .compact
      ),
    ]
  }

  static func printDocuments(of bytes: [UInt8]) {
    guard let scene = scene(of: bytes) else { return }
    for document in documents(of: scene.layout()) {
      print(String(decoding: document, as: UTF8.self), terminator: "")
    }
  }

  /// Nothing but proposals may have no value, and what is no number is written as null, too.
  private static func requireNumbers(_ value: JSONValue, in key: String) {
    require(!value.isNull || key == "proposal", "\(key) is a number")
    for element in value.elements { requireNumbers(element, in: key) }
    for (key, member) in value.members { requireNumbers(member, in: key) }
  }

  private static func requireNumbers(_ frame: Rect, _ subject: @autoclosure () -> String) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    require(!numbers.contains(where: \.isNaN), "frames consist of numbers: \(subject()) \(numbers)")
  }
}

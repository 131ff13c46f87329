import Foundation
import Testing

/// `espalier rtl` and right-to-left readers of programs: each direction is made by the program.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct DirectionCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func espalier(_ arguments: String, _ body: String) throws -> Espalier.Run {
    try scratch.write("a.swift", "import SwiftUI\n" + body)
    return try SwiftCommand.run(arguments, in: scratch.path)
  }

  private static let asking = """
    struct Asking: View {
      @Environment(\\.layoutDirection) private var direction
      var body: some View {
        VStack {
          Text("x")
          if direction == .rightToLeft { Text("only rtl") }
        }
      }
    }
    #Preview { Asking() }
    """

  /// What the program makes in one direction alone is there, and is not mirrored (L17.9).
  @Test func bothDirectionsAreMadeByTheProgram() throws {
    let run = try espalier("rtl a.swift --strict", Self.asking)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("NOT MIRRORED: only right-to-left"))
    #expect(run.output.contains("read left-to-right: x\nread right-to-left: x · only rtl\n"))
  }

  /// Random numbers are those of a seed: the same in both directions and in every run (T10.24).
  @Test func chanceIsTheSameInBothDirectionsAndInEveryRun() throws {
    let source = """
      struct Chance: View {
        let number = Int.random(in: 0..<1_000_000)
        let id = UUID()
        @State private var width = Double.random(in: 10...200)
        private let names = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5]
        var body: some View {
          VStack {
            Text(verbatim: "\\(number)")
            Text(id.uuidString)
            Text(names.keys.joined(separator: " "))
            Text(Set(1...20).map(String.init).joined(separator: " "))
            Color.red.frame(width: width, height: CGFloat.random(in: 1...50))
            Text(["a", "b", "c", "d", "e"].shuffled().joined())
            Text(Bool.random() ? "yes" : "no")
            Text(["a", "b", "c"].randomElement()!)
          }
        }
      }
      #Preview { Chance() }
      """
    let run = try espalier("rtl a.swift --strict", source)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let outputs = try (0..<3).map { _ in
      try SwiftCommand.run("layout a.swift --format json", in: scratch.path).output
    }
    #expect(Set(outputs).count == 1 && outputs[0].contains("Text"))
    // Two numbers of one screen are two.
    let pair = try espalier(
      "accessibility a.swift --format outline",
      """
      #Preview {
        Text(UUID() == UUID() ? "same" : "other")
        Text(UInt64.random(in: .min ... .max) == UInt64.random(in: .min ... .max) ? "same" : "other")
      }
      """
    )
    #expect(pair.output.contains("other") && !pair.output.contains("same"))
  }

  /// A set that has its image for one direction alone is mirrored in the other, so not noted (D7.4).
  @Test func imagesOfOneDirectionAreNotNoted() throws {
    func set(_ direction: String) -> String {
      #"{"images": [{"idiom": "universal", \#(direction) "filename": "i.svg"}]}"#
    }
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>"#
    try scratch.write(
      "A.xcassets/way.imageset/Contents.json",
      set(#""language-direction": "left-to-right","#)
    )
    try scratch.write("A.xcassets/way.imageset/i.svg", drawing)
    try scratch.write("A.xcassets/fixed.imageset/Contents.json", set(""))
    try scratch.write("A.xcassets/fixed.imageset/i.svg", drawing)
    let run = try espalier(
      "rtl a.swift --strict",
      """
      #Preview {
        NavigationStack(path: .constant([1])) {
          Text("first").navigationDestination(for: Int.self) { _ in
            VStack {
              Image("way")
              Image("fixed")
              Image("fixed").flipsForRightToLeftLayoutDirection(true)
              Image(systemName: "arrow.left")
              Image(systemName: "star")
            }
          }
        }
      }
      """
    )
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("(the image 'fixed' is not flipped)"))
    #expect(
      run.output.contains("(the symbol 'arrow.left' is not flipped, as 'arrow.backward' is)")
    )
    // Only what is named for a side is wrong, once.
    let lines = run.lines
    #expect(lines.count { $0.contains("flipped)") || $0.contains("flipped, as") } == 3)
    #expect(lines.filter { $0.contains(": warning: ") }.count == 1, "\(run.output)")
    #expect(lines.contains { $0.hasSuffix("[symbol-literal]") })
    #expect(run.output.contains("30×10 | "))
  }

  /// The reader's language says the direction, unless an option does (L17.8).
  @Test(arguments: [
    ("--locale ar", "right"), ("--locale de", "left"), ("", "left"),
    ("--locale ar --layout-direction ltr", "left"), ("--locale he_IL", "right"),
  ])
  func theLanguageSaysTheDirection(_ options: String, _ side: String) throws {
    let run = try espalier(
      "accessibility a.swift --format outline \(options)",
      """
      struct Asking: View {
        @Environment(\\.layoutDirection) private var direction
        var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
      }
      #Preview { Asking() }
      """
    )
    #expect(run.output.contains(side), "\(run.output)\(run.errors)")
  }

  /// Shapes are fixed in programs that are built for systems before 17 (L17.6).
  @Test(arguments: [
    ("", "mirrors"), ("--system iOS17", "mirrors"), ("--system iOS16", "fixed"),
    ("--deployment-target iOS16", "fixed"), ("--system iOS16 --deployment-target iOS26", "fixed"),
  ])
  func shapesOfOlderProgramsAreFixed(_ options: String, _ behavior: String) throws {
    let run = try espalier(
      "accessibility a.swift --format outline \(options)",
      """
      struct Arrow: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      #Preview { Text(Arrow().layoutDirectionBehavior == .fixed ? "fixed" : "mirrors") }
      """
    )
    #expect(run.output.contains(behavior), "\(run.output)\(run.errors)")
  }

  /// `--safe-area` is leading and trailing, in both columns (L2.5).
  @Test func insetsOfTheCommandAreLeading() throws {
    let source = "#Preview { Color.red.frame(width: 10, height: 10) }"
    let size = "--width 100 --height 100 --safe-area 0,20,0,0"
    #expect(try espalier("rtl a.swift --strict \(size)", source).status == 0)
    try scratch.write(
      "a.json",
      #"{ "scene": { "width": 100, "height": 100 }, "view": { "type": "Color", "id": "a" } }"#
    )
    for (direction, x) in [("ltr", "20"), ("rtl", "0")] {
      let run = try SwiftCommand.run(
        "layout a.json --format outline --layout-direction \(direction) \(size)",
        in: scratch.path
      )
      #expect(run.output.contains("80×100          at \(x), 0"), "\(run.output)")
    }
    #expect(try SwiftCommand.run("rtl a.json --strict \(size)", in: scratch.path).status == 0)
  }
}

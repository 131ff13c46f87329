import Foundation
import Testing

/// `espalier expand` of Swift files: previews become specs, or errors that say why not.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ExpandPreviewTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI

      struct Card: View {
        @State private var isOn = true

        var body: some View {
          NavigationStack {
            List {
              ForEach(0..<3) { index in Text("Row \\(index)").font(.headline) }
              Toggle("Loud", isOn: $isOn)
              Button("Send") {}.buttonStyle(.bordered)
            }
            .navigationTitle("Card")
          }
        }
      }

      #Preview("card") { Card() }

      #Preview("drawn") {
        VStack {
          Text("Above")
          Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          }
        }
      }
      """
    )
  }

  private func run(_ line: String) throws -> Espalier.Run {
    try SwiftCommand.shell(line, in: scratch.path)
  }

  @Test func aPreviewIsWrittenAsASpecWithTheSameLayoutAndTree() throws {
    let expanded = try run("$espalier expand Card.swift --preview card -o card.json")
    #expect(expanded.status == 0, "\(expanded.errors)")
    for command in ["layout", "accessibility"] {
      let outline = "--format outline | tail -n +2"
      let swift = try run("$espalier \(command) Card.swift --preview card \(outline)")
      let spec = try run("$espalier \(command) card.json \(outline)")
      #expect(swift.output.contains("Row 2") && swift.output == spec.output)
    }
    let again = try run("$espalier expand card.json | diff - card.json")
    #expect(again.status == 0)
    let text = try String(contentsOfFile: scratch.path + "/card.json", encoding: .utf8)
    #expect(text.contains(#""navigationTitle": "Card""#))
    #expect(text.contains(#""title": "Loud""#) && text.contains(#""buttonStyle": "bordered""#))
  }

  @Test func whatSpecsCannotExpressIsAnErrorWithItsPlace() throws {
    let all = try run("$espalier expand Card.swift")
    #expect(all.status == 65)
    #expect(
      all.errorLines.first
        == "Card.swift:23:5: error: the preview 'drawn' is no spec: "
        + "a Canvas draws by code, which specs cannot express"
    )
    // The other preview is written all the same.
    #expect(all.output.contains("Row 2"))
  }

  @Test func optionsOfTheScreenDecideTheSpec() throws {
    let options = "--preview card --text fixed --layout-direction rightToLeft --width 320"
    let expanded = try run("$espalier expand Card.swift \(options)")
    #expect(expanded.status == 0, "\(expanded.errors)")
    #expect(expanded.output.contains(#""layoutDirection": "rightToLeft""#))
    #expect(expanded.output.contains(#""text": "fixed""#))
    #expect(expanded.output.contains(#""width": 320"#))
  }

  @Test func optionsOfTheScreenAreForSwiftSourcesAlone() throws {
    let run = try Espalier.shell("\"$espalier\" expand Screens/clock.json --width 320")
    #expect(run.status == 64)
    let message = "Screens/clock.json states its screen; options for it are for Swift sources."
    #expect(run.errors.contains(message))
  }

  /// The number of previews of `Specs/Swift` that become specs; it only grows.
  private static let least = 45

  @Test func previewsOfTheSeedsBecomeSpecsOrErrors() throws {
    let folder = Espalier.specs + "/Swift"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var written = 0
    for file in files {
      let run = try SwiftCommand.run("expand \(file) --quiet", in: folder)
      let refused = run.errorLines.filter { $0.contains(" is no spec: ") }
      #expect(run.status == (refused.isEmpty ? 0 : 65), "\(file)\n\(run.errors)")
      #expect(refused.allSatisfy { $0.contains(#/\.swift:\d+:\d+: error: /#) }, "\(file)")
      written += run.lines.count { $0.wholeMatch(of: #/(?: {2}| {6})"view": .*/#) != nil }
    }
    #expect(written >= Self.least)
  }
}

import Foundation
import Testing

/// Views of UIKit as they are laid out and shown (V20).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct UIKitViewTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A preview of `Specs/Swift/KitViews.swift` and what its outline holds.
  struct Use: CustomTestStringConvertible {
    let preview: String
    var action: String?
    let lines: [String]
    var testDescription: String { "\(preview) \(action ?? "")" }
  }

  static let uses = [
    // A card is as wide as it is offered; its text has two lines in it (V20.1, V20.6).
    Use(preview: "Screen", lines: ["\"A card\"", "\"Count 1\"", "358×"]),
    // Actions of controls, and changes that they make; states of SwiftUI (V20.1, V20.2, V20.10).
    Use(preview: "Screen", action: "activate Press", lines: ["\"Pressed\"", "\"Count 1\""]),
    Use(preview: "Screen", action: "activate More", lines: ["\"A card\"", "\"Count 2\""]),
    // 250 is wished for: 300 less 40 and the other's least of 30 leave 230, which is nearer than
    // what half of the width would leave (V20.5).
    Use(preview: "Priorities", lines: ["\"10,0,230,40 260,10,30,20\""]),
    // The earlier one of two that cannot hold together (V20.5).
    Use(preview: "Conflict", lines: ["\"0,0,50,50\""]),
    // 80 points are left for two gaps; a hidden view takes no room (V20.7).
    Use(
      preview: "Stacks",
      lines: ["\"0,10,20,10 60,0,40,30 140,5,60,20 0,0,50,20 60,0,50,20\""]
    ),
    Use(preview: "Fitting", lines: ["\"0,0,60,70\""]),
    // Edges of a view that scrolls are its content's for what is in it (V20.5).
    Use(preview: "Scrolling", lines: ["\"0,10,300,500 0,0,300,520\""]),
    Use(preview: "Label", lines: ["\"Alone\""]),
    // 100 points more: into the width, and above (V20.4); in the middle of 390 by 763 (V20.12).
    Use(
      preview: "Resized",
      lines: ["200×150         at 95, 353.5", "180×30          at 105, 423.5"]
    ),
    // Below the safe area of 47 and within margins of 16 (V20.12).
    Use(preview: "Controller", lines: ["at 16, 55", "\"Under the bar\""]),
    // 12 and 7 around title, image and 6 between them (V20.10).
    Use(preview: "Configured", lines: ["\"Go on\"", "arrow.right"]),
  ]

  @Test(arguments: uses)
  func viewsOfUIKitAreLaidOut(_ use: Use) throws {
    let action = use.action.map { "--do '\($0)'" } ?? ""
    let options = "Specs/Swift/KitViews.swift --preview '\(use.preview)' \(action) --format outline"
    let run = try SwiftCommand.run("layout \(options)", in: Self.root)
    let heard = try SwiftCommand.run("accessibility \(options)", in: Self.root)
    #expect(run.status == 0 && heard.status == 0, "\(run.errors)")
    let output = run.output + heard.output
    for line in use.lines { #expect(output.contains(line), "\(line) in\n\(output)") }
  }

  /// Constraints that cannot hold are said once, and what UIKit shows is heard (V20.5, V20.11).
  @Test func conflictsAreSaidAndViewsAreHeard() throws {
    let run = try SwiftCommand.run(
      "accessibility Specs/Swift/KitViews.swift --format outline",
      in: Self.root
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.components(separatedBy: "constraints of UIKit cannot all hold").count == 2)
    #expect(run.output.contains("\"Press\"  [button]"))
    #expect(run.output.contains("\"Go on\""))
  }

  /// What is not known is a place: marked in documents, counted as alone, and no error (V17.6, V18.3).
  @Test(arguments: ["layout", "accessibility", "check", "check --strict"])
  func whatIsNotKnownIsAPlace(_ command: String) throws {
    let run = try SwiftCommand.run(
      "\(command) Specs/Swift/KitViews.swift --preview Places",
      in: Self.root
    )
    #expect(run.status == 0, "\(run.errors)")
    let said = "'UICollectionView' is a part of UIKit, of which only the place is shown"
    #expect(run.errors.components(separatedBy: said).count == 2, "\(run.errors)")
    #expect(run.errors.contains("1 screen: 1 of placeholders alone"), "\(run.errors)")
    guard !command.hasPrefix("check") else { return }
    #expect(run.output.contains("\"kind\": \"place\""), "\(run.output)")
    #expect(run.output.contains("\"source\": \"UIKit\""))
  }

  /// What code draws is seen: two halves of an image, and a disk in its view (V20.2).
  @Test func whatCodeDrawsIsSeen() throws {
    let run = try SwiftCommand.run(
      "picture Specs/Swift/KitViews.swift --preview Drawn --format svg -o -",
      in: Self.root
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(##"<rect x="0" y="0" width="20" height="40" fill="#34c759"/>"##))
    #expect(run.output.contains(##"<rect x="20" y="0" width="20" height="40" fill="#0088ff"/>"##))
    #expect(run.output.contains("C40 31.0457 31.0457 40 20 40"))
  }
}

import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// At which edge of a field its text stands (L18.22).
@MainActor @Suite struct FieldAlignmentTests {
  /// The side of a view 200 wide at which its first line is.
  private func side<Content: SwiftUI.View>(
    _ view: Content,
    _ system: SystemVersion = .newest,
    _ direction: LayoutCore.LayoutDirection = .leftToRight
  ) throws -> String {
    var scene = LayoutScene(
      host: .size(Size(width: 200, height: 100)),
      tree: ViewTreeBuilder().finish()
    )
    scene.environment.layoutDirection = direction
    scene.environment.system = system
    let screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
    let result = try screen.settle()
    let text = try #require(result.views.first { $0.text != nil }?.text)
    let line = try #require(text.lines.first).frame
    let room = (line.minX, 200 - line.maxX)
    return abs(room.0 - room.1) < 1 ? "center" : room.0 < room.1 ? "left" : "right"
  }

  private func field(_ text: String, prompt: String = "") -> some SwiftUI.View {
    TextField(prompt, text: .constant(text))
  }

  @Test func onIOS26ItFollowsTheText() throws {
    #expect(try side(field("שלום")) == "right")
    #expect(try side(field("hello")) == "left")
    #expect(try side(field("hello"), .newest, .rightToLeft) == "left")
    #expect(try side(field("שלום"), .newest, .rightToLeft) == "right")
    #expect(try side(field("+966"), .newest, .rightToLeft) == "right")
  }

  @Test func beforeItFollowsTheLayout() throws {
    #expect(try side(field("שלום"), .iOS18) == "left")
    #expect(try side(field("hello"), .iOS18, .rightToLeft) == "right")
  }

  @Test func aPromptIsAlignedByItself() throws {
    #expect(try side(field("", prompt: "שם")) == "right")
    #expect(try side(field("", prompt: "name"), .newest, .rightToLeft) == "left")
  }

  @Test func editorsDoAsFieldsDo() throws {
    #expect(try side(TextEditor(text: .constant("שלום"))) == "right")
    #expect(try side(TextEditor(text: .constant("שלום")), .iOS18) == "left")
  }

  @Test func aFieldMayBeAlignedOtherwise() throws {
    #expect(try side(field("hello").multilineTextAlignment(.trailing)) == "right")
    #expect(try side(field("hello").multilineTextAlignment(.center)) == "center")
    #expect(try side(field("hello").multilineTextAlignment(.trailing), .iOS17) == "right")
    #expect(try side(field("שלום").multilineTextAlignment(.trailing)) == "left")
    let bordered = field("hello").textFieldStyle(.roundedBorder)
    #expect(try side(bordered.multilineTextAlignment(.trailing)) == "right")
  }

  @Test func aStrategyThatIsStatedCounts() throws {
    let asLayout = field("שלום").multilineTextAlignment(strategy: .layoutBased)
    #expect(try side(asLayout) == "left")
    let asText = field("שלום").multilineTextAlignment(strategy: .writingDirectionBased)
    #expect(try side(asText, .iOS18) == "right")
  }

  /// What is typed is aligned as what was there.
  @Test func typingMovesTheText() throws {
    struct Form: SwiftUI.View {
      @State private var name = "hello"

      var body: some SwiftUI.View {
        TextField("name", text: $name).onAppear { name = "שלום" }
      }
    }
    #expect(try side(Form()) == "right")
  }
}

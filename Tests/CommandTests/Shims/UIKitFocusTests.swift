import Foundation
import Testing

/// A view of UIKit that a notification names gets the focus (A12.15).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct UIKitFocusTests {
  private static let source = #"""
    import SwiftUI
    import UIKit

    final class Message: UIView {
      static var shown: Message?
      let inner = UIView()
      init(label: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        addSubview(inner)
        accessibilityLabel = label
        accessibilityIdentifier = "message"
        Message.shown = self
      }
      required init?(coder: NSCoder) { nil }
    }

    struct MessagePlace: UIViewRepresentable {
      let label: String?
      func makeUIView(context: Context) -> Message { Message(label: label) }
      func updateUIView(_ view: Message, context: Context) {}
    }

    struct Checking: View {
      let label: String?
      @AccessibilityFocusState private var isFirst: Bool
      var body: some View {
        VStack {
          Button(isFirst ? "Entered" : "Layout") {
            UIAccessibility.post(notification: .layoutChanged, argument: Message.shown)
          }
          .accessibilityFocused($isFirst)
          Button("Inner") {
            UIAccessibility.post(notification: .layoutChanged, argument: Message.shown?.inner)
          }
          Button("Screen") {
            UIAccessibility.post(notification: .screenChanged, argument: Message.shown)
          }
          MessagePlace(label: label)
        }
      }
    }
    #Preview("named") { Checking(label: "Too short") }
    #Preview("unnamed") { Checking(label: nil) }
    """#

  private func outline(_ preview: String, _ button: String) throws -> String {
    let scratch = try ScratchFolder()
    try scratch.write("focus.swift", Self.source)
    let run = try SwiftCommand.run(
      "accessibility focus.swift --format outline --preview \(preview) --do activate\\ \(button)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: ["Layout", "Inner", "Screen"])
  func theViewThatIsNamedGetsTheFocus(_ button: String) throws {
    let outline = try outline("named", button)
    #expect(outline.contains(#""Too short"  identifier "message"  focused"#), "\(outline)")
  }

  /// What says nothing of itself is no element: another screen is entered where it begins, and a layout
  /// that has changed moves nothing.
  @Test func aViewWithoutAnElementGetsNoFocus() throws {
    let moved = try outline("unnamed", "Layout")
    #expect(!moved.contains("message") && !moved.contains("Entered"))
    #expect(try outline("unnamed", "Screen").contains("Entered"))
  }
}

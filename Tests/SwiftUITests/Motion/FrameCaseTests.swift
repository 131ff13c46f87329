import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Where views are shown while they move (T1.12 – T1.14, T5.3, T5.4).
@MainActor
@Suite struct FrameCaseTests {
  private struct Host: SwiftUI.View {
    let given: FrameCase
    let record: Record
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ =
        record.action = {
          if let animation = given.animation {
            withAnimation(animation) { isOn = true }
          } else {
            isOn = true
          }
        }
      switch given.id {
      case _ where given.id.hasPrefix("frames-row"): CurveRows(isOn: isOn)
      case "frames-repeat-plain-0.5":
        square(.red, "red", width: isOn ? 50 : 100, height: isOn ? 50 : 100)
          .animation(.linear(duration: 1).repeatCount(2, autoreverses: false), value: isOn)
      case "frames-hstack-0.25", "frames-none-without-animation":
        HStack(spacing: 0) {
          square(.red, "red", width: isOn ? 100 : 50, height: 40)
          square(.blue, "blue", width: 50, height: 40)
        }
      case "frames-alignment-flip":
        square(.red, "red", width: 40, height: 40)
          .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      case "frames-offset-effect":
        square(.red, "red", width: 40, height: 40).offset(x: isOn ? 50 : 0)
      case "frames-nested-animation-wins":
        square(.red, "red", width: 40, height: 40)
          .offset(x: isOn ? 100 : 0)
          .animation(.linear(duration: 4), value: isOn)
      case "frames-animation-nil":
        square(.red, "red", width: 40, height: 40)
          .offset(x: isOn ? 100 : 0)
          .animation(nil, value: isOn)
      case "frames-two-scopes":
        square(.red, "red", width: 40, height: 40)
          .offset(x: isOn ? 40 : 0)
          .animation(.linear(duration: 1), value: isOn)
          .offset(y: isOn ? 40 : 0)
          .animation(.linear(duration: 4), value: isOn)
      case "frames-rounded-ends":
        square(.red, "red", width: isOn ? 51 : 50.25, height: 40)
      default:
        SwiftUI.Text("a case that nobody knows")
      }
    }
  }

  @Test(arguments: FrameCase.all)
  func viewsMoveToTheirPlaces(given: FrameCase) throws {
    let record = Record()
    let screen = movingScreen(Host(given: given, record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    try screen.advance(to: given.sample)
    let shown = try screen.shown()
    for (name, expected) in given.expected {
      let frame = try #require(shown.view(withID: name)?.frame, "\(name)")
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      for (number, wanted) in zip(numbers, expected) {
        #expect(abs(number - wanted) <= given.tolerance, "\(name): \(numbers), not \(expected)")
      }
    }
  }

  @Test func thereAreFrameCases() { #expect(FrameCase.all.count == 14) }
}

/// A screen of 200 × 200 points at scale 1.
@MainActor
func movingScreen<Content: SwiftUI.View>(
  _ view: Content,
  direction: LayoutCore.LayoutDirection = .leftToRight
) -> GraphScreen {
  var scene = LayoutScene(tree: ViewTreeBuilder().finish())
  scene.host = .size(Size(width: 200, height: 200))
  scene.environment.displayScale = 1
  scene.environment.layoutDirection = direction
  return ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
}

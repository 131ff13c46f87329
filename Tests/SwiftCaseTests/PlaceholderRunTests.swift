import CommandSupport
import LayoutCore
import SpecFormat
import Testing

/// What becomes of screens that have placeholders (V17.4, V17.6).
@Suite struct PlaceholderRunTests {
  private let image = ViewPlaceholder(.view, "KFImage", reason: "no module Kingfisher", file: "a")

  private var provided: ProvidedScreens {
    var (mixed, alone) = (ScreenPlaceholders(), ScreenPlaceholders())
    mixed.views = [image]
    alone.views = [image]
    alone.areAlone = true
    var provided = ProvidedScreens()
    for placeholders in [ScreenPlaceholders(), mixed, ScreenPlaceholders(), alone] {
      var spec = Spec(file: "a", name: nil, scene: LayoutScene(tree: ViewTreeBuilder().finish()))
      spec.placeholders = placeholders
      provided.screens.append(spec)
    }
    provided.missing = [1, 0, 0, 2, 1]
    return provided
  }

  // V17.4
  @Test func screensAreCountedApart() {
    var run = InputRun(quiet: true)
    let shown = run.takePlaceholders(of: [provided], isRefused: false)
    #expect(shown.first?.screens.count == 4)
    #expect(run.unusable == 0)
    #expect(
      run.placeholders.summary
        == "4 screens: 2 whole, 1 with placeholders, 1 of placeholders alone"
    )
    #expect(PlaceholderCount().summary == nil)
  }

  // V17.6
  @Test func strictScreensHaveNone() {
    var run = InputRun(quiet: true, showsErrors: false)
    let shown = run.takePlaceholders(of: [provided], isRefused: true)
    #expect(shown.first?.screens.count == 2)
    // What is left out moves no other one's number.
    #expect(shown.first?.missing == [1, 1, 4])
    #expect(run.unusable == 1)
    #expect(run.failure.rawValue == 65)
    #expect(run.placeholders.summary == nil)
  }
}

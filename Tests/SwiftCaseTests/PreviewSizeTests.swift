import LayoutCore
import SpecFormat
import Testing

@testable import ScreenProgram

/// How much room a preview has (V10.16).
@Suite struct PreviewSizeTests {
  @Test func aPreviewThatFitsIsOfferedTheWidthOfADevice() {
    let offered = ProposedViewSize(width: 390, height: nil)
    #expect(PreviewSize.sizeThatFits.surroundings(SceneOverrides()).host == .proposal(offered))
  }

  @Test func theCommandLineSaysOtherwise() {
    var overrides = SceneOverrides()
    overrides.width = .points(50)
    overrides.height = .points(20)
    let offered = ProposedViewSize(width: 50, height: 20)
    #expect(PreviewSize.sizeThatFits.surroundings(overrides).host == .proposal(offered))
  }

  @Test func aPreviewOfASizeHasNoSafeArea() {
    let size = Size(width: 100, height: 50)
    let scene = PreviewSize.fixed(size).surroundings(SceneOverrides())
    #expect(scene.host == .size(size) && scene.safeArea == EdgeInsets())
  }
}

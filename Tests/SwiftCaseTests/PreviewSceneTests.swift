import LayoutCore
import SpecFormat
import Testing

import struct SwiftUI.PreviewTrait

@testable import PreviewRunner

/// How much room a preview has (V10.16).
@Suite struct PreviewSceneTests {
  private let fitting = PreviewScene([.sizeThatFitsLayout])

  @Test func aPreviewThatFitsIsOfferedTheWidthOfADevice() {
    let offered = ProposedViewSize(width: 390, height: nil)
    #expect(fitting.surroundings(SceneOverrides()).host == .proposal(offered))
  }

  @Test func theCommandLineSaysOtherwise() {
    var overrides = SceneOverrides()
    overrides.width = .points(50)
    overrides.height = .points(20)
    let offered = ProposedViewSize(width: 50, height: 20)
    #expect(fitting.surroundings(overrides).host == .proposal(offered))
  }

  @Test func aPreviewOfASizeHasNoSafeArea() {
    let preview = PreviewScene([.fixedLayout(width: 100, height: 50)])
    let scene = preview.surroundings(SceneOverrides())
    #expect(scene.host == .size(Size(width: 100, height: 50)) && scene.safeArea == EdgeInsets())
  }
}

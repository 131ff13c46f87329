internal import LayoutCore

/// How large views are on the screen that is shown, for code that asks outside of it: controls of UIKit and what
/// hosts views have sizes of their own.
@MainActor
public enum _ViewMeasure {
  /// The size of a view in a proposal, in points; nothing where no screen is shown.
  public static func size<Content: View>(
    of view: Content,
    in proposal: ProposedViewSize
  ) -> CGSize {
    guard let screen = _TextMeasure.screen else { return .zero }
    var scene = screen.surroundings
    scene.safeArea = .init()
    scene.host = .proposal(proposal.engine)
    scene.tree = CanvasProgram.tree(of: view, in: EnvironmentValues(of: scene))
    return CGSize(scene.layout(measurer: screen.measurer).rootFrame.size)
  }
}

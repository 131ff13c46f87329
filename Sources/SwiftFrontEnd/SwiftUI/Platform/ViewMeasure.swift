internal import LayoutCore

/// Measures views on the current screen, for code outside of it: UIKit's controls and hosting views
/// have intrinsic sizes.
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

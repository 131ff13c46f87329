internal import LayoutCore

/// Measures texts on the current screen, for code that asks before there is a view: UIKit's labels
/// have intrinsic sizes.
@MainActor
public enum _TextMeasure {
  static private(set) var screen: (surroundings: LayoutScene, measurer: any TextMeasurer)?

  static func begin(in surroundings: LayoutScene, _ measurer: any TextMeasurer) {
    screen = (surroundings, measurer)
  }

  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - lines: The maximum count of lines; nil for no limit.
  ///   - width: The proposed width; nil for the ideal width.
  public static func size(
    of text: String,
    font: Font,
    lines: Int?,
    width: CGFloat?
  ) -> CGSize {
    guard let screen, !text.isEmpty else { return .zero }
    var builder = ViewTreeBuilder()
    let change = EnvironmentChange(name: "font") {
      $0.font = font.engine
      $0.lineLimit = LineLimit(maximum: lines)
    }
    builder.open(.modifier(.environment(change)))
    builder.leaf(.text(text))
    builder.close()
    var scene = screen.surroundings
    scene.safeArea = .init()
    scene.host = .proposal(
      LayoutCore.ProposedViewSize(width: width.map { Double($0) }, height: nil)
    )
    scene.tree = builder.finish()
    let size = IncrementalLayout(scene, measurer: screen.measurer).layout().rootFrame.size
    return CGSize(width: size.width, height: size.height)
  }
}

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

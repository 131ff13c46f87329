/// The frames and proposals of a layout, written down when they are first read.
///
/// The frames of most intermediate states of a changing screen are never read. The engine has them
/// written down before it continues, if the result is still in use.
final class PlacedGeometry {
  @exclusivity(unchecked) private var isWritten = false
  @exclusivity(unchecked) private var frames: ContiguousArray<Rect> = []
  @exclusivity(unchecked) private var proposals: ContiguousArray<Proposal> = []
  @exclusivity(unchecked) private var shown: ShownViews?

  /// Writes down the state of the engine, which is that of the layout.
  func write(from engine: LayoutEngine) {
    if isWritten { return }
    frames = engine.physicalFrames()
    proposals = engine.placementProposals()
    shown = shown ?? ShownViews(engine)
    isWritten = true
  }

  /// The frames of all nodes.
  func frames(of engine: LayoutEngine) -> ContiguousArray<Rect> {
    write(from: engine)
    return frames
  }

  /// The proposals with which all nodes were placed.
  func proposals(of engine: LayoutEngine) -> ContiguousArray<Proposal> {
    write(from: engine)
    return proposals
  }

  /// The visible views.
  func shown(of engine: LayoutEngine) -> ShownViews {
    if let shown { return shown }
    let listed = ShownViews(engine)
    shown = listed
    return listed
  }
}

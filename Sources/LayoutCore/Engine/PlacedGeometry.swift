/// The frames and proposals of a layout, written down once someone asks for them.
///
/// Nobody asks for those of most intermediate states of a screen that changes. The engine has them
/// written down before it goes on, if the result is still in use.
final class PlacedGeometry {
  private var isWritten = false
  private var frames: ContiguousArray<Rect> = []
  private var proposals: ContiguousArray<Proposal> = []

  /// Writes down the state of the engine, which is that of the layout.
  func write(from engine: LayoutEngine) {
    if isWritten { return }
    frames = engine.physicalFrames()
    proposals = engine.placementProposals()
    isWritten = true
  }

  /// The frames of all nodes.
  func frames(of engine: LayoutEngine) -> ContiguousArray<Rect> {
    write(from: engine)
    return frames
  }

  /// The proposals that all nodes were placed with.
  func proposals(of engine: LayoutEngine) -> ContiguousArray<Proposal> {
    write(from: engine)
    return proposals
  }
}

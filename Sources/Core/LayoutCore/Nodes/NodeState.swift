/// The state of a node in a pass: its parent writes it, when it lays its children out.
struct NodeState {
  /// The position in the parent, from its leading and top edge.
  var x = 0.0
  var y = 0.0
  /// The answer to the proposal below.
  var width = 0.0
  var height = 0.0
  /// The proposal, NaN for nil.
  var proposedWidth = Double.nan
  var proposedHeight = Double.nan

  /// Sets the position by its coordinates along an axis and across it.
  mutating func setOrigin(main: Double, cross: Double, _ axis: Axis) {
    x = axis == .horizontal ? main : cross
    y = axis == .horizontal ? cross : main
  }

  @inline(__always)
  var size: Size { Size(width: width, height: height) }

  @inline(__always)
  var proposal: Proposal { Proposal(width: proposedWidth, height: proposedHeight) }
}

/// An overlay that may be drawn over a picture.
package enum Overlay: String, Sendable, CaseIterable {
  /// The frame of each view, coloured by the kind of view.
  case frames
  /// The lines along which stacks align their views, and the guides that views set.
  case guides
  /// The proposed size of each view beside its own.
  case proposals
  /// The safe areas of the device, the keyboard and bars.
  case safeArea
  /// The elements in reading order, with their spoken text.
  case accessibility
}

/// What may be drawn over a picture for those who look into it.
package enum Overlay: String, Sendable, CaseIterable {
  /// The frame of each view, by what the view is.
  case frames
  /// The lines along which stacks align their views, and the guides that views set.
  case guides
  /// The size that each view was proposed beside the one that it took.
  case proposals
  /// What the device, the keyboard and bars cover.
  case safeArea
  /// The elements in their order of reading, with what is spoken.
  case accessibility
}

internal import LayoutCore

extension FlexibleFrame {
  /// That of a view of the platform's, which takes what it is offered and has no length of its own
  /// (L4.10).
  static let platformView = FlexibleFrame(
    minWidth: 0,
    idealWidth: 0,
    maxWidth: .infinity,
    minHeight: 0,
    idealHeight: 0,
    maxHeight: .infinity
  )

  /// That of what a navigation stack or a tab shows between its bars, to which frames inside may relate
  /// (L25.1).
  static let container: FlexibleFrame = {
    var frame = platformView
    frame.isContainer = true
    return frame
  }()
}

internal import LayoutCore

extension FlexibleFrame {
  /// The frame of a platform view, which takes the proposed size and has no ideal one (L4.10).
  static let platformView = FlexibleFrame(
    minWidth: 0,
    idealWidth: 0,
    maxWidth: .infinity,
    minHeight: 0,
    idealHeight: 0,
    maxHeight: .infinity
  )

  /// The frame of a navigation stack's or tab's content between its bars, to which frames inside
  /// may relate (L25.1).
  static let container: FlexibleFrame = {
    var frame = platformView
    frame.isContainer = true
    return frame
  }()
}

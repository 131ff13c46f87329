/// The stage that shows a UIKit view with its subviews, and is told of their changes (V20.2).
@MainActor
final class UIViewStage {
  /// The count of changes.
  private(set) var revision = 0
  /// Invalidates the SwiftUI view.
  var refresh: (() -> Void)?
  /// The window in which the view is.
  let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  /// The depth of updates whose changes are shown without a refresh.
  private var quiet = 0

  nonisolated init() {}

  /// Records a change.
  func changed() {
    revision += 1
    if quiet == 0 { refresh?() }
  }

  /// Makes changes that the current update shows.
  func update<Result>(_ change: () -> Result) -> Result {
    quiet += 1
    defer { quiet -= 1 }
    return change()
  }

  /// Takes a view, and reports that it moved to the window.
  func take(_ view: UIView) {
    guard view.stage !== self else { return }
    update {
      view.willMove(toWindow: window)
      view.stage = self
      view.tellOfWindow()
    }
  }
}

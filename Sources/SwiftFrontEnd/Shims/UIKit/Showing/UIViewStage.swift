/// What shows a view of UIKit with all inside of it, and is told when something of it changes (V20.2).
@MainActor
final class UIViewStage {
  /// How often something has changed.
  private(set) var revision = 0
  /// Asks for the view to be shown anew.
  var refresh: (() -> Void)?
  /// The window in which the view is.
  let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  /// How many of the changes that are made now are seen anyway.
  private var quiet = 0

  nonisolated init() {}

  /// Notes that something has changed.
  func changed() {
    revision += 1
    if quiet == 0 { refresh?() }
  }

  /// Changes what is shown right after.
  func update<Result>(_ change: () -> Result) -> Result {
    quiet += 1
    defer { quiet -= 1 }
    return change()
  }

  /// Takes a view, and says that it has come into the window.
  func take(_ view: UIView) {
    guard view.stage !== self else { return }
    update {
      view.willMove(toWindow: window)
      view.stage = self
      view.tellOfWindow()
    }
  }
}

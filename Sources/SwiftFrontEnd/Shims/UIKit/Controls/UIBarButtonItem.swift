// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button of a bar.
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var target: AnyObject?
  open var action: Selector?
  let systemItem: SystemItem?

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.action = action
    systemItem = nil
  }

  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.image = image
    self.style = style
    self.action = action
    systemItem = nil
  }

  public init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
    systemItem = nil
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// The appearance proxy of bar buttons, which SwiftUI's do not show; a warning tells so (D9.24).
  @MainActor @preconcurrency
  public class func appearance() -> UIBarButtonItem {
    AppearanceProxies.proxy { UIBarButtonItem() }
  }
  /// The methods that have set properties that are not shown.
  var calls: Set<String> = []

  open var isEnabled = true
  open var isSelected = false
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { calls.insert("setTitleTextAttributes") }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    calls.insert("setTitlePositionAdjustment")
  }
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { calls.insert("setBackButtonBackgroundImage") }
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) { calls.insert("setBackButtonTitlePositionAdjustment") }
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    systemItem = barButtonSystemItem
    self.action = action
  }
  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
  }
  public override init() { systemItem = nil }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The symbol or the word that the item shows.
  var shown: (symbol: String?, words: String) {
    guard let systemItem else { return (nil, title ?? "") }
    switch systemItem {
    case .done: return ("checkmark", "Done")
    case .cancel, .close: return ("xmark", "Cancel")
    case .edit: return (nil, "Edit")
    case .save: return ("checkmark", "Save")
    case .add: return ("plus", "Add")
    case .flexibleSpace, .fixedSpace: return (nil, "")
    case .compose: return ("square.and.pencil", "Compose")
    case .reply: return ("arrowshape.turn.up.left", "Reply")
    case .action: return ("square.and.arrow.up", "Share")
    case .organize: return ("folder", "Organize")
    case .bookmarks: return ("book", "Bookmarks")
    case .search: return ("magnifyingglass", "Search")
    case .refresh: return ("arrow.clockwise", "Refresh")
    case .stop: return ("xmark", "Stop")
    case .camera: return ("camera", "Camera")
    case .trash: return ("trash", "Delete")
    case .play: return ("play.fill", "Play")
    case .pause: return ("pause.fill", "Pause")
    case .rewind: return ("backward.fill", "Rewind")
    case .fastForward: return ("forward.fill", "Fast Forward")
    case .undo: return ("arrow.uturn.backward", "Undo")
    case .redo: return ("arrow.uturn.forward", "Redo")
    }
  }

  /// The style of a bar button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// A button that many screens have.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }
}

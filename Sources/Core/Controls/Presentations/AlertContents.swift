public import LayoutCore

/// The title, message and buttons of an alert or confirmation dialog.
public struct AlertContents {
  /// A button, or another view among them.
  public struct Button {
    /// Whether it only closes the alert.
    public var isCancel: Bool
    /// The button's views.
    public var views: ViewTreeBuilder.Slot

    /// Creates a button from views.
    public init(isCancel: Bool = false, _ views: @escaping ViewTreeBuilder.Slot) {
      self.isCancel = isCancel
      self.views = views
    }

    /// A button of the system that only closes (V10.11).
    static func closing(_ title: String) -> Button {
      Button(isCancel: true) { builder in
        builder.control(.button(.cancel), label: { $0.leaf(.text(title)) })
      }
    }
  }

  /// The title.
  public var title: String
  /// Whether a confirmation dialog shows its title.
  public var showsTitle: Bool
  /// The message; nil for none.
  public var message: String?
  /// The buttons; nil for that of the system.
  public var answers: [Button]?

  /// Creates the contents.
  public init(title: String, showsTitle: Bool = false, message: String?, answers: [Button]?) {
    self.title = title
    self.showsTitle = showsTitle
    self.message = message
    self.answers = answers
  }

  /// The buttons, or else the system's.
  var buttons: [Button] { answers ?? [.closing("OK")] }

  /// The same with a cancel button, which a dialog always has (V10.11).
  func withCancel() -> AlertContents {
    var contents = self
    let answers = answers ?? []
    contents.answers =
      answers.contains(where: \.isCancel) ? answers : answers + [.closing("Cancel")]
    return contents
  }
}

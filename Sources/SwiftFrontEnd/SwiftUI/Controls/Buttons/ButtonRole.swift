internal import LayoutCore

/// The purpose of a button, such as cancelling or deleting.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// The button takes something away for good.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button ends something without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Closes the presentation.
  public static let close = ButtonRole(kind: .close)
  /// Confirms the changes.
  public static let confirm = ButtonRole(kind: .confirm)

  /// The role for the control; nil if it makes no difference.
  var engine: Control.ButtonRole? {
    switch kind {
    case .destructive: .destructive
    case .cancel: .cancel
    case .close, .confirm: nil
    }
  }
}

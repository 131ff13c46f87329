/// Hears what views propose to and answer each other while a scene is laid out.
public protocol LayoutTrace: AnyObject {
  /// A view was asked for its size.
  func record(_ event: LayoutTraceEvent)
}

/// A question to a view and its answer.
public struct LayoutTraceEvent: Sendable, Hashable {
  /// Why a view was asked.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Its parent measures itself.
    case measure
    /// A stack wants to know its minimum.
    case probeMinimum
    /// A stack wants to know its maximum.
    case probeMaximum
    /// A stack offers it a share.
    case share
    /// Views are placed: its parent asks for the size to place it with, or measures itself again.
    case place
  }

  /// The view or modifier: its position in the view tree.
  public var view: Int
  /// The size proposed to the view.
  public var proposal: ProposedViewSize
  /// The size that the view answered, in points.
  public var size: Size
  /// Why it was asked.
  public var reason: Reason
}

/// Records the proposals and answers of views while a scene is laid out.
public protocol LayoutTrace: AnyObject {
  /// Records that a view was asked for its size.
  func record(_ event: LayoutTraceEvent)
}

/// A size query of a view, with its answer.
public struct LayoutTraceEvent: Sendable, Hashable {
  /// The reason of a query.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Its parent measures itself.
    case measure
    /// A stack probes its minimum.
    case probeMinimum
    /// A stack probes its maximum.
    case probeMaximum
    /// A stack proposes it a share.
    case share
    /// Views are placed: its parent needs the size to place it with, or measures itself again.
    case place
  }

  /// The view or modifier: its position in the view tree.
  public var view: Int
  /// The size proposed to the view.
  public var proposal: ProposedViewSize
  /// The size that the view answered, in points.
  public var size: Size
  /// The reason of the query.
  public var reason: Reason
}

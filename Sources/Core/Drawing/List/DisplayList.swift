public import ViewValues

/// A picture as data: everything is resolved, in the order of painting (D0.1, D0.7).
///
/// A group is the elements between a beginning and its end in one list, not a list within a list,
/// so that views may be nested to any depth.
public struct DisplayList: Sendable, Hashable {
  /// A problem in drawing.
  public struct Problem: Sendable, Hashable {
    /// The problem, as a sentence without a full stop.
    public var message: String
    /// The view, by its position in the view tree; nil for no view.
    public var view: Int?

    /// Creates a problem.
    package init(message: String, view: Int?) {
      self.message = message
      self.view = view
    }
  }

  /// The size of the picture in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The elements, the first one deepest (D0.2).
  public var elements: [DisplayElement] = []
  /// The path of the view that each element draws, nil for none; empty unless
  /// ``DrawingOptions/namesViews`` asks for them.
  public var viewPaths: [String?] = []
  /// The place of the code of the view that each element draws, as `file:line:column`, nil for
  /// none; empty unless somebody has looked it up.
  public var viewSources: [String?] = []
  /// The fonts of its texts.
  public var fonts: [DisplayFont] = []
  /// The problems in drawing.
  public var problems: [Problem] = []

  /// Creates an empty list.
  public init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }
}

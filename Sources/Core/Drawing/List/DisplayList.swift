public import ViewValues

/// A picture as data: everything looked up, in the order of painting (D0.1, D0.7).
///
/// Groups are what lies between a beginning and its end in one list, not lists within lists, so that
/// views may be as deep within each other as they like.
public struct DisplayList: Sendable, Hashable {
  /// Something that could not be drawn as it should.
  public struct Problem: Sendable, Hashable {
    /// What is wrong, as a sentence without a full stop.
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
  /// What is drawn, the first lying deepest (D0.2).
  public var elements: [DisplayElement] = []
  /// The fonts of its texts.
  public var fonts: [DisplayFont] = []
  /// What could not be drawn as it should.
  public var problems: [Problem] = []

  /// Creates an empty list.
  public init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }
}

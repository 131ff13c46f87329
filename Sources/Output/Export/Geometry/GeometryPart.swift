public import LayoutCore

/// The part of a layout's views that a document has.
public struct GeometryPart: Sendable, Hashable {
  /// The number of levels of views, those that modifiers add included; nil for all.
  public var depth: Int?
  /// The id or the path of the outermost view; nil for all views of the screen.
  public var subtree: String?
  /// Whether views are left out that do not touch the screen, with all that is in them.
  public var isVisible: Bool

  /// Creates a part.
  public init(depth: Int? = nil, subtree: String? = nil, isVisible: Bool = false) {
    self.depth = depth
    self.subtree = subtree
    self.isVisible = isVisible
  }

  /// Whether it is all of a layout.
  var isWhole: Bool { depth == nil && subtree == nil && !isVisible }

  /// Returns whether a layout has the outermost view.
  public func isFound(in result: LayoutResult) -> Bool {
    subtree == nil || !ViewSelection(self, ViewHierarchy(result), result).roots.isEmpty
  }
}

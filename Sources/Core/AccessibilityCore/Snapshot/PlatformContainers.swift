internal import Controls
internal import LayoutCore

/// The containers that the platform adds around the views of a control, which SwiftUI's flat tree
/// leaves to it (A1.3 and A1.4), and the container of each placed view.
struct PlatformContainers {
  /// The kind of a control's container.
  enum Kind {
    /// Around all views of the control.
    case all(role: AccessibilityRole)
    /// Around a part, while it exists.
    case part(ControlPart, role: AccessibilityRole)
    /// Around rows.
    case list
    /// Around the rows of a section, if it is in a list.
    case section
    /// Around the titles and cells.
    case table
  }

  /// A container of the platform.
  struct Container {
    var role: AccessibilityRole
    /// The control that makes it, a row's view, or the view that a presentation covers.
    var view: Int
    /// The view that has the container's frame.
    var frameView: Int
    /// The name of the part of ``view`` that it is.
    var part: String
    /// The container around it; a presentation is at the top.
    var parent: Int?
    /// The frame of a presentation.
    var frame: Rect?
    /// The selection of a list's or table's rows; nil if they cannot be selected.
    var selection: RowSelection?
    /// Whether its user can dismiss it, as sheets, popovers and alerts with a cancel button.
    var isDismissible = false
    /// The place of a cell.
    var cell: AccessibilitySnapshot.Cell?
  }

  /// The selection of a list's rows.
  struct RowSelection {
    var isMultiple: Bool
    /// Whether any row can be selected now.
    var isOffered: Bool
  }

  var containers: [Container] = []
  /// The containers that are cells of tables.
  var cells: [Int] = []
  /// For each placed view the container that its elements are in.
  var containerOfView: [Int?]
  /// For each placed view the innermost control that it is or is in.
  var controlOfView: [Int?]
  /// For each placed view the innermost disclosure group or tab view that shows and hides it.
  var disclosingViews: [Int?]
  /// The visible stacks and tab views, with their levels or tabs.
  var shownParts: [AccessibilitySnapshot.ShownPart] = []

  /// Finds the containers in one walk: a view comes before those inside of it.
  init(_ hierarchy: ViewHierarchy, parts: ControlParts) {
    var finder = PlatformContainerFinder(hierarchy, parts)
    for view in hierarchy.views { finder.visit(view) }
    self = finder.found
  }

  init(viewCount: Int) {
    let none = [Int?](repeating: nil, count: viewCount)
    containerOfView = none
    controlOfView = none
    disclosingViews = none
  }
}

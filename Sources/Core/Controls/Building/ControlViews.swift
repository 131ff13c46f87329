internal import LayoutCore

/// The views of a kind of control.
///
/// The parts that depend on its state, ``texts``, ``presences`` and ``modifiers(with:)``, are those
/// that ``ViewTree/setControl(_:at:)`` changes in an existing tree, in the order of the tree.
protocol ControlViews {
  /// The texts that depend on the state.
  var texts: [String] { get }
  /// The presence of each of the optional views.
  var presences: [Bool] { get }
  /// Whether the control has other views as a row of a list, or in one.
  var dependsOnRow: Bool { get }

  /// Whether none of the views depends on the state, which only changes the drawing.
  var isDrawnByState: Bool { get }

  /// The behaviour of the control when it is used.
  var behavior: any ControlBehavior { get }

  /// The modifiers that depend on the state: offsets and least heights.
  func modifiers(with metrics: ControlMetrics) -> [ModifierContent]

  /// Adds the views.
  ///
  /// - Parameters:
  ///   - given: The views that the control was given.
  ///   - builder: The builder, with the control open.
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder)
}

extension ControlViews {
  var texts: [String] { [] }
  var presences: [Bool] { [] }
  var dependsOnRow: Bool { false }
  var isDrawnByState: Bool { false }
  var behavior: any ControlBehavior { InertBehavior() }

  func modifiers(with metrics: ControlMetrics) -> [ModifierContent] { [] }
}

/// The slots of a control: the views that it is given.
struct ControlSlots {
  var label: ViewTreeBuilder.Slot?
  var icon: ViewTreeBuilder.Slot?
  var minimumValueLabel: ViewTreeBuilder.Slot?
  var maximumValueLabel: ViewTreeBuilder.Slot?
  var header: ViewTreeBuilder.Slot?
  var footer: ViewTreeBuilder.Slot?
  var content: ViewTreeBuilder.Slot?
  /// The content of each tab of a tab view, or each column of a navigation split view.
  var tabs: [ViewTreeBuilder.Slot?]
  /// The images of tabs.
  var tabIcons: [ViewTreeBuilder.Slot?]
  /// The front end's numbers of a tab view's tabs; missing ones have none.
  var tabOwners: [Int32]
  /// The views that are pushed onto a navigation stack, the last one on top.
  var path: [ViewTreeBuilder.Slot]
  /// Makes the destination of a link with a value, by its number.
  var destination: ViewTreeBuilder.LinkDestination?
  /// Whether the control is a row of a list, or of a section in one; unknown to a control that does
  /// not depend on it.
  var isRow: Bool
  /// Whether the control is anywhere in a row; unknown to a control that does not depend on it.
  var isInRow: Bool
}

internal import LayoutCore

/// The views that a kind of control is made of.
///
/// What the state decides, ``texts``, ``presences`` and ``modifiers(with:)``, is what ``ViewTree/setControl(_:at:)`` changes
/// in a tree that is there, in the order of the tree.
protocol ControlViews {
  /// The texts that the state decides.
  var texts: [String] { get }
  /// Which of the views are there that are not always there.
  var presences: [Bool] { get }
  /// Whether the control looks otherwise as a row of a list, or in one.
  var dependsOnRow: Bool { get }

  /// Whether the control has a state that none of its views depends on: it is drawn otherwise, and
  /// nothing else.
  var isDrawnByState: Bool { get }

  /// What the control does when it is used.
  var behavior: any ControlBehavior { get }

  /// The modifiers that the state decides: offsets and least heights.
  func modifiers(with metrics: ControlMetrics) -> [ModifierContent]

  /// Adds the views.
  ///
  /// - Parameters:
  ///   - given: What the control was given.
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

/// The views that a control is given.
struct ControlSlots {
  var label: ViewTreeBuilder.Slot?
  var icon: ViewTreeBuilder.Slot?
  var minimumValueLabel: ViewTreeBuilder.Slot?
  var maximumValueLabel: ViewTreeBuilder.Slot?
  var header: ViewTreeBuilder.Slot?
  var footer: ViewTreeBuilder.Slot?
  var content: ViewTreeBuilder.Slot?
  /// What each tab of a tab view holds, or each column of a navigation split view.
  var tabs: [ViewTreeBuilder.Slot?]
  /// The pictures of tabs.
  var tabIcons: [ViewTreeBuilder.Slot?]
  /// By what the front end knows the tabs of a tab view; those that are missing it does not.
  var tabOwners: [Int32]
  /// The views that are pushed onto a navigation stack, the last one on top.
  var path: [ViewTreeBuilder.Slot]
  /// What a link with a value leads to, by its number.
  var destination: ViewTreeBuilder.LinkDestination?
  /// Whether the control is a row of a list, or of a section in one; unknown to a control that does
  /// not depend on it.
  var isRow: Bool
  /// Whether the control lies anywhere in a row; unknown to a control that does not depend on it.
  var isInRow: Bool
}

public import LayoutCore

/// What a modifier says about the background of a row in a list and the lines around it (D9.5); layout
/// carries it along.
public enum ListRowLook: ViewAnnotation {
  /// `listRowSeparator(_:edges:)`, `listSectionSeparator(_:edges:)`: whether a line is drawn at edges;
  /// nil for where the system draws one.
  case separator(Lines, isVisible: Bool?, Edge.Set)
  /// `listRowSeparatorTint(_:edges:)`, `listSectionSeparatorTint(_:edges:)`: what the line is drawn
  /// with; nil for the system's.
  case tint(Lines, StyleValue?, Edge.Set)
  /// `listRowBackground(_:)` with views that are no style: their tree for the size of the row, made
  /// when the row is drawn.
  case background(@Sendable (Size) -> ViewTree)
  /// The row is one of those that are selected (V10.1).
  case selected
  /// A circle says whether the row is among those that are selected, while any number may be (M6.3).
  case selectionMark(isSelected: Bool)

  /// Which lines are meant.
  public enum Lines: Sendable, Hashable {
    /// Those of a row.
    case row
    /// Those above the first row and below the last one of a section.
    case section
  }

  /// Views are made by the user's code.
  public var runsCodeWhenDrawn: Bool {
    if case .background = self { true } else { false }
  }

  /// The name of the modifier.
  public var name: String {
    switch self {
    case .separator(.row, _, _): "listRowSeparator"
    case .separator(.section, _, _): "listSectionSeparator"
    case .tint(.row, _, _): "listRowSeparatorTint"
    case .tint(.section, _, _): "listSectionSeparatorTint"
    case .background: "listRowBackground"
    case .selected, .selectionMark: "selection"
    }
  }
}

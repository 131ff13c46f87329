public import LayoutCore

/// A modifier of the background of a list's row and the lines around it (D9.5); layout only passes
/// it on.
public enum ListRowLook: ViewAnnotation {
  /// `listRowSeparator(_:edges:)`, `listSectionSeparator(_:edges:)`: whether a line is drawn at
  /// edges; nil for the system's default.
  case separator(Lines, isVisible: Bool?, Edge.Set)
  /// `listRowSeparatorTint(_:edges:)`, `listSectionSeparatorTint(_:edges:)`: the style of the line;
  /// nil for the system's.
  case tint(Lines, StyleValue?, Edge.Set)
  /// `listRowBackground(_:)` with views: their tree for the size of the row, made when the row is
  /// drawn.
  case background(@Sendable (Size) -> ViewTree)
  /// The row is selected (V10.1).
  case selected
  /// The row has a circle for its selection, while any number of rows may be selected (M6.3).
  case selectionMark(isSelected: Bool)

  /// The lines concerned.
  public enum Lines: Sendable, Hashable {
    /// Those of a row.
    case row
    /// Those above the first row and below the last one of a section.
    case section
  }

  /// Whether the program's code makes views when it is drawn.
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

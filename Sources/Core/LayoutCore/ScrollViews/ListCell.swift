/// The kinds of cells in a list.
public enum ListCell: String, Sendable, Hashable, CaseIterable {
  /// A view of the list's content: in the middle of its cell.
  case row
  /// A title above the rows of a section: at the bottom of its cell.
  case header
  /// A note below them: at the top of its cell.
  case footer

  /// The alignment of the view in its cell.
  var alignment: Alignment {
    switch self {
    case .row: Alignment(horizontal: .leading, vertical: .center)
    case .header: Alignment(horizontal: .leading, vertical: .bottom)
    case .footer: Alignment(horizontal: .leading, vertical: .top)
    }
  }
}

/// What a cell of a list shows.
public enum ListCell: String, Sendable, Hashable, CaseIterable {
  /// A view of the list's content: in the middle of its cell.
  case row
  /// What stands above the rows of a section: at the bottom of its cell.
  case header
  /// What stands below them: at the top of its cell.
  case footer

  /// Where the view lies in its cell.
  var alignment: Alignment {
    switch self {
    case .row: Alignment(horizontal: .leading, vertical: .center)
    case .header: Alignment(horizontal: .leading, vertical: .bottom)
    case .footer: Alignment(horizontal: .leading, vertical: .top)
    }
  }
}

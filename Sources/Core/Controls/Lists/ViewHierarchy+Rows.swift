package import LayoutCore

extension ViewHierarchy {
  /// The views directly among rows; a control of several rows is replaced by these.
  package func rows(in rows: Int) -> [Int] {
    children(of: rows).flatMap { row -> [Int] in
      guard let inner = innerRows(of: row) else { return [row] }
      return self.rows(in: inner)
    }
  }

  /// Whether rows belong to a control that is itself among the rows of a list or section.
  package func areInner(_ rows: Int) -> Bool {
    guard let parent = views[rows].parent, case .control(let control) = views[parent].content else {
      return false
    }
    return control.isSeveralRows
  }

  /// The rows of a control; nil for a view that is one row.
  private func innerRows(of row: Int) -> Int? {
    guard case .control(let control) = views[row].content, control.isSeveralRows else { return nil }
    return children(of: row).first { inner in
      if case .rows = views[inner].content { true } else { false }
    }
  }
}

/// The report of the pieces that were set aside in a module.
struct AsideReport {
  private let state: AsideState
  private let files: [String]
  /// A row for each piece and for each type that stands in.
  private let rows: [AsideRows.Row]

  init(_ state: AsideState, files: [String], sources: [[UInt8]], firstNumber: Int) {
    self.state = state
    self.files = files
    var rows = AsideRows(state, sources: sources)
    rows.appendPieces(firstNumber: firstNumber)
    rows.appendStandIns(firstNumber: firstNumber)
    self.rows = rows.all
  }

  // MARK: Lines

  /// The placeholders for the program, a line each.
  ///
  /// - Parameter isImported: Whether the module is one that a program imports.
  func table(isImported: Bool) -> String {
    var (lines, next) = ([String](), isImported ? -1 : 0)
    for row in rows {
      if row.number != next { lines.append("@\(row.number)") }
      next = row.number + 1
      let fields = [
        isImported ? files[row.file] : "\(row.file)", "\(row.line)", "\(row.column)", row.kind,
        row.name, row.reason,
      ]
      lines.append(fields.map(AsideState.plain).joined(separator: "\t"))
    }
    return lines.joined(separator: "\n")
  }

  /// The causes, a line each, those of most places first.
  var causes: [String] {
    var places: [String: (count: Int, files: Set<Int>)] = [:]
    for row in rows.dropLast(state.standIns.count) {
      let name = row.culprit.isEmpty ? row.name : row.culprit
      let cause = row.reason.contains("'\(name)'") ? row.reason : "\(name): \(row.reason)"
      places[cause, default: (0, [])].count += 1
      places[cause]?.files.insert(row.file)
    }
    let named = places.keys.joined(separator: "\n")
    for (file, absent) in state.absent {
      for module in absent where !named.contains("no module \(module.module)") {
        places["no module \(module.module)", default: (0, [])].files.insert(file)
      }
    }
    return places.sorted {
      ($1.value.count, $1.value.files.count, $0.key) < (
        $0.value.count, $0.value.files.count, $1.key
      )
    }.map { cause, value in
      let files = value.files.count == 1 ? "1 file" : "\(value.files.count) files"
      let places = value.count == 1 ? "1 place" : "\(value.count) places"
      return AsideState.plain(cause) + " (\(files))" + (value.count == 0 ? "" : "; \(places)")
    }
  }
}

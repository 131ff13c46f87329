/// Collects the errors and warnings of one document, so that its user sees all at once.
package final class DiagnosticCollector {
  private let document: JSONDocument
  /// The largest number of errors, and of warnings, that are reported.
  private let limit: Int
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// The messages noted so far, with their places, to drop duplicates.
  private var known: Set<Known> = []

  private struct Known: Hashable {
    var position: SourcePosition?
    var message: String
  }

  package init(document: JSONDocument, limit: Int = SpecLimits().problems) {
    self.document = document
    self.limit = limit
    errors = document.problems.map {
      document.source.diagnostic(.error, $0.message, at: $0.offset, hint: $0.hint)
    }
  }

  /// Creates a collector for a case, which has none of the errors in the document's JSON.
  init(caseOf document: JSONDocument, limit: Int) {
    self.document = document
    self.limit = limit
  }

  /// Whether the document has an error.
  package var hasErrors: Bool { !errors.isEmpty }

  /// Whether there are more errors than are shown, so that no others need be found.
  package var isFull: Bool { errors.count > limit }

  /// Notes something that makes the document unusable.
  ///
  /// - Parameter offset: The error's place in a string, as a UTF-8 offset in its text.
  package func error(
    _ message: String,
    at place: JSONPlace,
    into offset: Int? = nil,
    hint: String? = nil
  ) {
    append(to: &errors, .error, message, place, offset, hint)
  }

  /// Notes something that is probably not meant.
  package func warning(_ message: String, at place: JSONPlace, hint: String? = nil) {
    append(to: &warnings, .warning, message, place, nil, hint)
  }

  /// The diagnostics, in the order of the file; a note at the end tells of those left out.
  package var diagnostics: [Diagnostic] {
    Self.shown(errors: errors, warnings: warnings, limit: limit, file: document.source.file)
  }

  /// The first diagnostics of each severity by position, and a note if there are more.
  static func shown(
    errors: [Diagnostic],
    warnings: [Diagnostic] = [],
    limit: Int,
    file: String
  ) -> [Diagnostic] {
    let shown = [errors, warnings].flatMap { $0.sortedByPosition().prefix(limit) }
    let lists = [(Diagnostic.Severity.error, errors), (.warning, warnings)]
    let notes = lists.filter { $1.count > limit }.map { severity, _ in
      Diagnostic(
        .note,
        "too many \(severity)s; the first \(limit) are shown",
        file: file,
        subject: severity
      )
    }
    return shown.sortedByPosition() + notes
  }

  private func append(
    to diagnostics: inout [Diagnostic],
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ place: JSONPlace,
    _ offsetInString: Int?,
    _ hint: String?
  ) {
    // One more than is shown, to know that there are more.
    guard diagnostics.count <= limit else { return }
    let offset = document.offset(of: place, into: offsetInString)
    let diagnostic = document.source.diagnostic(severity, message, at: offset, hint: hint)
    // A mistake in a template shows in each of its repetitions.
    let isNew = known.insert(Known(position: diagnostic.position, message: message)).inserted
    if isNew { diagnostics.append(diagnostic) }
  }
}

extension [Diagnostic] {
  /// The diagnostics by position, those of one place in the order they were found.
  fileprivate func sortedByPosition() -> [Diagnostic] {
    let start = SourcePosition(line: 1, column: 1)
    return enumerated().sorted { first, second in
      (first.element.position ?? start, first.offset)
        < (second.element.position ?? start, second.offset)
    }.map(\.element)
  }
}

package import SpecFormat

extension Diagnostic {
  /// The diagnostic at the place where the sources of this program write the name that it has in
  /// quotation marks, if it has no place yet.
  package var placedInSources: Diagnostic {
    guard position == nil, let provider = ScreenProviders.current else { return self }
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let place = provider.place(ofName: String(parts[1])) else {
      return self
    }
    return Diagnostic(
      severity,
      message,
      hint: hint,
      file: place.file,
      position: SourcePosition(line: place.line, column: place.column)
    )
  }
}

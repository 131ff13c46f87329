/// The text of a file and where its lines are.
package final class SourceText {
  /// The file as the user named it.
  package let file: String
  /// The text as it was read, UTF-8 or not.
  package let bytes: [UInt8]

  private lazy var lines = bytes.withUnsafeBufferPointer(LineTable.init)

  package init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The line and column of the byte at `offset`, which may be the end of the text.
  package func position(of offset: Int) -> SourcePosition {
    let lines = lines
    return bytes.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
  }

  /// Says something about the byte at `offset`.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at offset: Int,
    hint: String? = nil
  ) -> Diagnostic {
    let excerpt = excerpt(at: offset)
    return Diagnostic(
      severity,
      message,
      hint: hint,
      file: file,
      position: position(of: offset),
      excerpt: excerpt.isBlank ? nil : excerpt
    )
  }

  /// The line of the byte at `offset`, clipped to about 100 characters around it.
  package func excerpt(at offset: Int) -> SourceExcerpt {
    let width = 100
    // Enough bytes for that, and few enough for any line.
    let reach = 8 * width
    let before = bytes[..<offset].suffix(reach)
    let after = bytes[offset...].prefix(reach)
    let lineStart = before.lastIndex(where: ASCII.isLineBreak).map { $0 + 1 }
    let lineEnd = after.firstIndex(where: ASCII.isLineBreak)
    let leading = String(decoding: before[(lineStart ?? before.startIndex)...], as: UTF8.self)
    let trailing = String(decoding: after[..<(lineEnd ?? after.endIndex)], as: UTF8.self)

    let shownLeading = leading.suffix(max(width / 2, width - trailing.count))
    let shownTrailing = trailing.prefix(max(width / 2, width - shownLeading.count))
    let isLeadingCut =
      shownLeading.count < leading.count || lineStart == nil && before.startIndex > 0
    let isTrailingCut =
      shownTrailing.count < trailing.count || lineEnd == nil && after.endIndex < bytes.count
    return SourceExcerpt(
      leading: (isLeadingCut ? "…" : "") + shownLeading,
      trailing: shownTrailing + (isTrailingCut ? "…" : "")
    )
  }
}

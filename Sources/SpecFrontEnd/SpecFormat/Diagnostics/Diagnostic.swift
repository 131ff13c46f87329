import TerminalText

/// One thing wrong with a file: what, where and how to mend it.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but perhaps not as its author meant.
    case warning
    /// A remark about the other diagnostics.
    case note
  }

  /// The severity: error, warning or note.
  public let severity: Severity
  /// The mistake, in one line.
  public let message: String
  /// A suggested fix.
  public let hint: String?
  /// The file as the user named it.
  public let file: String
  /// The place in the file, if the diagnostic has one.
  public let position: SourcePosition?
  /// The source text around the place.
  public let excerpt: SourceExcerpt?
  /// The severity of the diagnostic that a note belongs to; nil for anything but a note.
  public let subject: Severity?

  package init(
    _ severity: Severity,
    _ message: String,
    hint: String? = nil,
    file: String,
    position: SourcePosition? = nil,
    excerpt: SourceExcerpt? = nil,
    subject: Severity? = nil
  ) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.file = file
    self.position = position
    self.excerpt = excerpt
    self.subject = subject
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as one line in the form editors understand: `file:line:column: error: message`.
  public var description: String { line(isColored: false) }

  /// The diagnostic followed by the source line, a caret under the place and the hint.
  ///
  /// - Parameter isColored: Whether to color it for a terminal.
  public func rendered(isColored: Bool = false) -> String {
    var lines = [line(isColored: isColored)]
    if let excerpt {
      lines.append(excerpt.rendered(isColored: isColored))
    }
    if let hint {
      lines.append((isColored ? "hint".colored(.cyan) : "hint") + ": \(hint.printable)")
    }
    return lines.joined(separator: "\n")
  }

  private func line(isColored: Bool) -> String {
    let place = (position.map { "\(file):\($0)" } ?? file).printable
    let word = isColored ? severity.rawValue.colored(severity.color, isBold: true) : "\(severity)"
    return "\(place): \(word): \(message.printable)"
  }
}

extension Diagnostic.Severity {
  fileprivate var color: TerminalColor {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

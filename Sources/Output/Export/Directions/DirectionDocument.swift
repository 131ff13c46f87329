public import LayoutCore
internal import TerminalText

/// The comparison of both directions, with both reading orders, as text and as JSON.
public struct DirectionDocument {
  let comparison: DirectionComparison
  let file: String
  let time: Double?
  let settings: ScreenSettings?
  let placeholders: [ViewPlaceholder]
  let findings: [Finding]
  /// The texts in another language beside those of this one; nil where none was asked for.
  package var languages: LanguageComparison?
  /// The numbers of findings that are accepted with a reason, and that an earlier report has.
  package var accepted = 0
  package var known = 0
  /// The place of a view's code as `file:line:column`; nil if it is not known.
  package var source: (DirectionComparison.View) -> String? = { _ in nil }

  /// Something that is wrong right to left.
  public struct Finding: Sendable {
    /// The rule's name.
    public var rule: String
    /// `error`, `warning` or `note`.
    public var level: String
    /// The view's path.
    public var view: String
    /// The file, line and column as editors understand them.
    public var place: String
    /// The sentence that says it.
    public var message: String
    /// The same text as long as only lines of the sources move.
    public var fingerprint: String

    /// Creates a finding.
    public init(
      rule: String,
      level: String,
      view: String,
      place: String,
      message: String,
      fingerprint: String
    ) {
      self.rule = rule
      self.level = level
      self.view = view
      self.place = place
      self.message = message
      self.fingerprint = fingerprint
    }
  }

  /// Creates the document of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - file: The name of the file that describes the screen.
  ///   - time: The seconds since the screen has appeared, if a time was requested.
  ///   - settings: The other settings that decide the layouts, if known; the direction is the screen's.
  ///   - placeholders: The parts of the program other than views that could not be compiled
  ///     (V17.3).
  ///   - findings: The findings of the rules right to left.
  public init(
    _ comparison: DirectionComparison,
    file: String,
    time: Double? = nil,
    settings: ScreenSettings? = nil,
    placeholders: [ViewPlaceholder] = [],
    findings: [Finding] = []
  ) {
    self.findings = findings
    self.comparison = comparison
    self.file = file
    self.time = time
    self.settings = settings
    self.placeholders = placeholders
  }

  /// A readable table of what is odd, and the counts of everything.
  public var text: String { text(isWhole: false) }

  /// Returns a readable table: both frames of each view, the ones not mirrored, and the reading
  /// orders.
  ///
  /// - Parameter isWhole: Whether all views are in it, and not only what is odd.
  public func text(isWhole: Bool) -> String {
    let moment = time.map { " at \($0.secondsText) s" } ?? ""
    var lines = ["\(file.printable)\(moment): left-to-right | right-to-left"]
    lines += placeholders.map(\.outlineLine)
    let views = comparison.views.filter { isWhole || $0.isOdd }
    let names = views.map { "\($0.type) \($0.id.printable)" }
    let width = min(names.map(\.terminalWidth).max() ?? 0, 40)
    for (view, name) in zip(views, names) {
      let padding = String(repeating: " ", count: max(0, width - name.terminalWidth))
      lines.append("\(name)\(padding)  \(line(of: view))")
    }
    lines += orders(isWhole: isWhole)
    lines += findings.map {
      "\($0.place.printable): \($0.level): \($0.message.printable) [\($0.rule)]"
    }
    if let languages { lines += languages.lines(isWhole: isWhole) }
    // A screen without anything odd is one line.
    if lines.count == 1 { return "\(file.printable)\(moment): \(summary)\n" }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The numbers of views, texts and findings.
  private var summary: String {
    let levels = ["error", "warning", "note"].map { level in
      let count = findings.count { $0.level == level }
      return "\(count) \(level)\(count == 1 ? "" : "s")"
    }
    return "\(comparison.summary): \(comparison.counts); \(levels.joined(separator: ", "))"
      + (accepted > 0 ? ", \(accepted) accepted" : "") + (known > 0 ? ", \(known) known" : "")
  }

  private func orders(isWhole: Bool) -> [String] {
    let (left, right) = comparison.readingOrders
    var lines: [String] = []
    if left == right {
      guard isWhole else { return [] }
      lines.append("read in both directions: " + left.joined(separator: " · ").printable)
    } else if isWhole || !comparison.hasSameReadingOrder || comparison.hasViewsOfOneDirection {
      lines.append("read left-to-right: " + left.joined(separator: " · ").printable)
      lines.append("read right-to-left: " + right.joined(separator: " · ").printable)
    }
    if !comparison.hasSameReadingOrder { lines.append("NOT READ IN THE SAME ORDER") }
    return lines
  }

  private func line(of view: DirectionComparison.View) -> String {
    var line = "\(frame(view.leftToRight)) | \(frame(view.rightToLeft))"
    if let left = view.leftToRightText, let right = view.rightToLeftText {
      line += "  \(DirectionText.words(left, right))"
    }
    if let reason = view.reason {
      line += view.hasFixedDirection ? "  not mirrored: \(reason)" : "  NOT MIRRORED: \(reason)"
    }
    if let placeholder = view.placeholder { line += "  \(placeholder.outlineText)" }
    if let note = view.note { line += "  (\(note.printable))" }
    if let source = source(view) { line += "  at \(place(source).printable)" }
    return line
  }

  /// A place without the name of the file, if that is the screen's own.
  private func place(_ source: String) -> Substring {
    let own = "\(file.prefix { $0 != "#" }):"
    return source.hasPrefix(own) ? source.dropFirst(own.count) : source[...]
  }

  private func frame(_ rect: Rect?) -> String {
    guard let rect else { return "–" }
    return "\(short(rect.minX)),\(short(rect.minY)) \(short(rect.width))×\(short(rect.height))"
  }

  private func short(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : "\(hundredths)"
  }
}

public import LayoutCore
internal import TerminalText

/// The comparison of both directions, with both reading orders, as text and as JSON.
public struct DirectionDocument {
  private let comparison: DirectionComparison
  private let file: String
  private let time: Double?
  private let settings: ScreenSettings?
  private let placeholders: [ViewPlaceholder]
  private let findings: [Finding]

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

    /// Creates a finding.
    public init(rule: String, level: String, view: String, place: String, message: String) {
      self.rule = rule
      self.level = level
      self.view = view
      self.place = place
      self.message = message
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

  /// A readable table: both frames of each view, the ones not mirrored, and the reading orders.
  public var text: String {
    let moment = time.map { " at \($0.secondsText) s" } ?? ""
    var lines = ["\(file.printable)\(moment): left-to-right | right-to-left"]
    lines += placeholders.map(\.outlineLine)
    let names = comparison.views.map { "\($0.type) \($0.id.printable)" }
    let width = min(names.map(\.terminalWidth).max() ?? 0, 40)
    for (view, name) in zip(comparison.views, names) {
      let padding = String(repeating: " ", count: max(0, width - name.terminalWidth))
      var line = "\(name)\(padding)  \(frame(view.leftToRight)) | \(frame(view.rightToLeft))"
      if let reason = view.reason { line += "  NOT MIRRORED: \(reason)" }
      if let placeholder = view.placeholder { line += "  \(placeholder.outlineText)" }
      if let note = view.note { line += "  (\(note.printable))" }
      lines.append(line)
    }
    lines.append(comparison.summary)
    let (left, right) = comparison.readingOrders
    if left == right {
      lines.append("read in both directions: " + left.joined(separator: " · ").printable)
    } else {
      lines.append("read left-to-right: " + left.joined(separator: " · ").printable)
      lines.append("read right-to-left: " + right.joined(separator: " · ").printable)
    }
    if !comparison.hasSameReadingOrder { lines.append("NOT READ IN THE SAME ORDER") }
    lines += findings.map {
      "\($0.place.printable): \($0.level): \($0.message.printable) [\($0.rule)]"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comparison as a JSON document of kind `directions`.
  public func json(style: JSONStyle = .indented) -> [UInt8] {
    var json = JSONWriter(style, .shown)
    json.beginObject()
    json.member("espalier", "directions")
    json.key("version")
    json.integer(1)
    json.member("file", file)
    if let time { json.member("time", time) }
    settings?.write(to: &json)
    json.placeholders(placeholders)
    json.key("mirrored")
    json.bool(comparison.isMirrored)
    json.key("views")
    json.beginArray()
    for view in comparison.views {
      json.beginObject()
      json.member("id", view.id)
      json.member("type", view.type)
      if let placeholder = view.placeholder { json.member(placeholder) }
      if let frame = view.leftToRight { json.member("leftToRight", frame) }
      if let frame = view.rightToLeft { json.member("rightToLeft", frame) }
      json.key("mirrored")
      json.bool(view.reason == nil)
      if let reason = view.reason { json.member("reason", reason) }
      if let note = view.note { json.member("note", note) }
      json.endObject()
    }
    json.endArray()
    json.key("sameReadingOrder")
    json.bool(comparison.hasSameReadingOrder)
    json.key("readingOrder")
    json.beginObject()
    let (left, right) = comparison.readingOrders
    for (direction, order) in [("leftToRight", left), ("rightToLeft", right)] {
      json.key(named: direction)
      json.beginArray()
      for label in order { json.string(label) }
      json.endArray()
    }
    json.endObject()
    json.key("findings")
    json.beginArray()
    for finding in findings {
      json.beginObject()
      json.member("rule", finding.rule)
      json.member("level", finding.level)
      json.member("place", finding.place)
      json.member("view", finding.view)
      json.member("message", finding.message)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
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

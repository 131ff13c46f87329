import Export
import SpecFormat

/// The views of a geometry document as rows, so that two documents are compared as outlines are.
struct GeometryRows {
  /// The screen itself, and its views in order, each before those inside.
  private(set) var rows: [OutlineRow] = []

  /// The most decimals that a number is told with.
  private let decimals: Int

  /// An object to be read; the list of them replaces the call stack, as trees may have any depth.
  private struct Pending {
    let value: JSONValue
    let level: Int
    /// The word or sign before the type.
    var mark = ""
    /// The frame around which a modifier is; nil for a view.
    var inner: [Double]?
  }

  /// Members that the row itself has, that are read elsewhere or that follow from others.
  private static let ownMembers: Set = [
    "type", "id", "path", "frame", "pixelFrame", "children", "modifiers", "content", "lines",
  ]
  private static let documentMembers: Set = ["espalier", "version", "file", "views", "leaving"]
  /// More levels than views can be nested in.
  private static let mostLevels = 1_000_000

  /// Reads a document; nil if it is none that can be read.
  ///
  /// - Parameters:
  ///   - document: The text of the document.
  ///   - decimals: The most decimals that a number is told with.
  init?(_ document: String, decimals: Int) {
    self.decimals = decimals
    let parsed = JSONDocument.parse(
      bytes: Array(document.utf8),
      file: "golden",
      maximumDepth: GeometryRows.mostLevels
    )
    guard case .success(let json) = parsed else { return nil }
    let isGeometry = json.withRoot { (root: JSONValue) -> Bool in
      guard root["espalier"]?.string == "geometry" else { return false }
      readScreen(root)
      var pending: [Pending] = []
      for (key, mark) in [("views", ""), ("leaving", "leaving ")] {
        let views = root[key].map { Array($0.elements) } ?? []
        pending += views.map { Pending(value: $0, level: 1, mark: mark) }
      }
      pending.reverse()
      while let item = pending.popLast() { read(item, &pending) }
      return true
    }
    if !isGeometry { return nil }
  }

  // MARK: Rows

  private mutating func readScreen(_ root: JSONValue) {
    var details: [OutlineRow.Detail] = []
    for (key, value) in root.members where !GeometryRows.documentMembers.contains(key) {
      add(key, value, within: nil, to: &details)
    }
    rows.append(
      OutlineRow(
        level: 0,
        label: "the screen",
        size: nil,
        origin: nil,
        words: nil,
        details: details
      )
    )
  }

  private mutating func read(_ item: Pending, _ pending: inout [Pending]) {
    let value = item.value
    let frame = numbers(value["frame"], count: 4)
    var details: [OutlineRow.Detail] = []
    for (key, member) in value.members where !GeometryRows.ownMembers.contains(key) {
      add(key, member, within: frame, to: &details)
    }
    if let lines = value["lines"]?.elements { addLines(lines, within: frame, to: &details) }
    let content = value["content"]
    // A modifier that makes no frame is around its view wherever that is.
    let hasOwnFrame = frame != nil && frame != item.inner
    let type = value["type"]?.string ?? ""
    let id = value["id"]?.string.map { " #\($0)" } ?? ""
    rows.append(
      OutlineRow(
        level: item.level,
        label: item.mark + type + id,
        size: hasOwnFrame ? frame.map { "\(text($0[2]))×\(text($0[3]))" } : nil,
        origin: hasOwnFrame ? frame.map { (text($0[0]), text($0[1])) } : nil,
        words: content?.string,
        details: details
      )
    )
    var inside: [Pending] = []
    var inner = frame
    let modifiers = value["modifiers"].map { Array($0.elements) } ?? []
    for modifier in modifiers {
      inside.append(Pending(value: modifier, level: item.level + 1, mark: ".", inner: inner))
      inner = numbers(modifier["frame"], count: 4) ?? inner
    }
    for views in [value["children"], content?.kind == .array ? content : nil] {
      let views = views.map { Array($0.elements) } ?? []
      for view in views {
        inside.append(Pending(value: view, level: item.level + 1))
      }
    }
    pending += inside.reversed()
  }

  /// The number of a text's lines and their baselines, which tell where its letters are.
  private func addLines(
    _ lines: JSONElements,
    within frame: [Double]?,
    to details: inout [OutlineRow.Detail]
  ) {
    details.append(OutlineRow.Detail("lines", "\(lines.count)"))
    let top = frame?[1] ?? 0
    for (name, line) in [("first baseline", lines.first), ("last baseline", lines.last)] {
      guard let baseline = line?["baseline"]?.number else { continue }
      details.append(OutlineRow.Detail(name, "\(text(baseline - top)) below its top"))
      if lines.count == 1 { break }
    }
  }

  // MARK: Details

  /// Adds a member, and the members inside of it by their names behind its own.
  private func add(
    _ name: String,
    _ value: JSONValue,
    within frame: [Double]?,
    to details: inout [OutlineRow.Detail]
  ) {
    // Values are nested a few levels deep, and views are not among them.
    switch value.kind {
    case .object:
      for (key, member) in value.members {
        add("\(name) \(key)", member, within: frame, to: &details)
      }
    case .array:
      if name.hasSuffix("rame") || name.hasSuffix("Bounds"),
        let numbers = numbers(value, count: 4)
      {
        // A place within the view, which stays the same where both move.
        let (x, y) = (numbers[0] - (frame?[0] ?? 0), numbers[1] - (frame?[1] ?? 0))
        let size = "\(text(numbers[2]))×\(text(numbers[3]))"
        details.append(OutlineRow.Detail(name, "\(size) at \(text(x)), \(text(y)) in it"))
      } else if value.elements.contains(where: { $0.kind == .object || $0.kind == .array }) {
        for (position, element) in value.elements.enumerated() {
          add("\(name) \(position + 1)", element, within: frame, to: &details)
        }
      } else {
        let sign = name == "proposal" ? "×" : ", "
        let words = value.elements.map(words).joined(separator: sign)
        details.append(OutlineRow.Detail(name, words))
      }
    case .boolean, .number, .string, .null:
      details.append(OutlineRow.Detail(name, words(value)))
    }
  }

  private func words(_ value: JSONValue) -> String {
    if let number = value.number { return text(number) }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return value.string ?? "nil"
  }

  private func numbers(_ value: JSONValue?, count: Int) -> [Double]? {
    guard let value, value.elements.count == count else { return nil }
    let numbers = value.elements.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }

  private func text(_ number: Double) -> String { number.text(decimals: decimals) }
}

import ArgumentParser
import CommandSupport
import SpecFormat

/// Reads items and matrices as JSON, and notes what is wrong with them.
struct BatchReader {
  /// The most levels of JSON.
  static let depth = 16

  let document: JSONDocument
  /// The name in messages.
  let file: String
  /// The number of lines before the first one of the text.
  var linesBefore = 0
  private(set) var errors: [Diagnostic] = []

  init(_ document: JSONDocument, file: String, linesBefore: Int = 0) {
    (self.document, self.file, self.linesBefore) = (document, file, linesBefore)
  }

  /// The words of an error.
  static func message(of error: any Error) -> String {
    (error as? ValidationError)?.message ?? "\(error)"
  }

  mutating func refuse(_ message: String, at place: JSONPlace, hint: String? = nil) {
    let position = document.position(of: place)
    errors.append(
      Diagnostic(
        .error,
        message,
        hint: hint,
        file: file,
        position: SourcePosition(line: position.line + linesBefore, column: position.column)
      )
    )
  }

  /// Notes members of unknown names.
  mutating func check(_ object: JSONValue, knows names: [String], of kind: String) {
    for (key, _) in object.members where !names.contains(key) {
      refuse(
        "\(kind) has no \(key.quoted)",
        at: .key(in: object, key),
        hint: Suggestion.closest(to: key, among: names).map { "did you mean '\($0)'?" }
          ?? "there are \(names.joined(separator: ", "))"
      )
    }
  }

  /// A text that is not empty; nil if there is none, which is noted unless there is no member.
  mutating func text(_ key: String, of object: JSONValue) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.string, !text.isEmpty else {
      refuse("'\(key)' is a text, not \(value.kind)", at: .value(in: object, key: key))
      return nil
    }
    return text
  }

  /// Texts of which none is there twice.
  mutating func texts(_ key: String, of object: JSONValue) -> [(text: String, place: JSONPlace)] {
    guard let list = object[key] else { return [] }
    guard list.kind == .array, !list.elements.isEmpty else {
      refuse("'\(key)' is a list of texts", at: .value(in: object, key: key))
      return []
    }
    var texts: [(text: String, place: JSONPlace)] = []
    for (index, element) in list.elements.enumerated() {
      let place = JSONPlace.element(in: list, index)
      guard let text = element.string, !text.isEmpty else {
        refuse("'\(key)' holds texts, not \(element.kind)", at: place)
        continue
      }
      if texts.contains(where: { $0.text == text }) {
        refuse("'\(key)' has \(text.quoted) twice", at: place)
      } else {
        texts.append((text, place))
      }
    }
    return texts
  }

  /// The documents that are wanted: the geometry unless others are named.
  mutating func kinds(of object: JSONValue) -> [BatchItem.Kind] {
    let wanted = texts("kinds", of: object).compactMap { text, place in
      let kind = BatchItem.Kind(rawValue: text)
      if kind == nil {
        let names = BatchItem.Kind.allCases.map(\.rawValue)
        refuse(
          "no document is called \(text.quoted)",
          at: place,
          hint: Suggestion.closest(to: text, among: names).map { "did you mean '\($0)'?" }
            ?? "there are \(BatchItem.Kind.names)"
        )
      }
      return kind
    }
    return wanted.isEmpty ? [.geometry] : BatchItem.Kind.allCases.filter { wanted.contains($0) }
  }

  /// The name by which results have a value of an axis; nil if there is none, which is noted.
  mutating func name(of value: String, on axis: VariantAxis, at place: JSONPlace) -> String? {
    do {
      return try BatchItem.name(of: value, on: axis)
    } catch {
      refuse(BatchReader.message(of: error), at: place)
      return nil
    }
  }

  /// The item that a line describes; nil if there is none, which is noted.
  mutating func item() -> BatchItem? {
    // Its values are used as long as it is there.
    let document = document
    return document.withRoot { root in
      guard root.kind == .object else {
        refuse("an item is an object, not \(root.kind)", at: .root)
        return nil
      }
      let axes = VariantAxis.allCases.map(\.rawValue)
      check(root, knows: ["key", "screen", "kinds"] + axes, of: "an item")
      let screen = text("screen", of: root)
      if screen == nil, root["screen"] == nil { refuse("an item names its 'screen'", at: .root) }
      var variant: [(axis: VariantAxis, value: String)] = []
      for axis in VariantAxis.allCases {
        let place = JSONPlace.value(in: root, key: axis.rawValue)
        guard let value = text(axis.rawValue, of: root),
          let name = name(of: value, on: axis, at: place)
        else { continue }
        variant.append((axis, name))
      }
      let kinds = kinds(of: root)
      let key = text("key", of: root)
      guard errors.isEmpty, let screen else { return nil }
      return BatchItem(
        key: key ?? BatchItem.key(screen, variant),
        screen: screen,
        variant: variant,
        kinds: kinds
      )
    }
  }
}

import LayoutCore

/// Numbers and views as explanations print them.
package enum Words {
  /// The most characters of a text that are quoted.
  private static let mostQuoted = 40

  /// A number with at most two decimals.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "nil" }
    guard value.isFinite, value.magnitude < 1e12 else {
      return value < 0 ? "-.infinity" : ".infinity"
    }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : "\(hundredths)"
  }

  /// A length that is offered: nil and infinity as SwiftUI has them.
  package static func length(_ value: Double?) -> String {
    guard let value else { return "nil" }
    return value == .infinity ? "∞" : number(value)
  }

  /// Some things and their number: "1 view", "3 views".
  package static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > mostQuoted ? "'\(line.prefix(mostQuoted))…'" : "'\(line)'"
  }

  /// A view in words, without an article: by its id or path, with its text.
  static func name(_ view: PlacedView, _ path: String) -> String {
    if let string = view.shownString {
      let text = "text \(quoted(string))"
      return view.id.map { "\(text) (\($0))" } ?? text
    }
    return view.id.map { "\(view.typeName) \($0)" } ?? "\(view.typeName) at \(path)"
  }
}

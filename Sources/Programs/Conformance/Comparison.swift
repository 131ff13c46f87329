internal import LayoutCore
internal import SpecFormat

/// Collects the differences between actual and expected values.
struct Comparison {
  /// The tolerance of numbers.
  var tolerance: Double
  /// The number of values compared.
  var count = 0
  /// The first differences.
  private(set) var differences: [String] = []
  /// The number of further differences.
  private(set) var hiddenDifferences = 0
  /// The subject of the differences, put before each of them.
  var prefix = ""
  /// The beginning of the prefixes.
  var context = ""

  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func note(_ difference: String) {
    guard differences.count < ConformanceRunner.shownDifferences else {
      hiddenDifferences += 1
      return
    }
    differences.append(prefix + difference)
  }

  func agree(_ actual: Double, _ expected: Double) -> Bool {
    if actual.isNaN || expected.isNaN { return actual.isNaN && expected.isNaN }
    if actual.isInfinite || expected.isInfinite { return actual == expected }
    return abs(actual - expected) <= tolerance
  }

  func agree(_ actual: Double?, _ expected: Double?) -> Bool {
    agree(actual ?? .nan, expected ?? .nan)
  }

  func agree(_ actual: Rect, _ expected: Rect) -> Bool {
    zip(actual.numbers, expected.numbers).allSatisfy { agree($0, $1) }
  }

  mutating func compare(_ actual: Rect, _ expected: Rect, _ name: String) {
    count += 1
    if agree(actual, expected) { return }
    note("\(name) is \(actual.numbers.listing), expected \(expected.numbers.listing)")
  }

  mutating func compareNumbers(_ actual: [Double?], _ expected: [Double?], _ name: String) {
    count += 1
    if actual.count == expected.count, zip(actual, expected).allSatisfy({ agree($0, $1) }) {
      return
    }
    note("\(name) is \(actual.listing), expected \(expected.listing)")
  }

  mutating func compare<Value: Equatable>(_ actual: Value, _ expected: Value, _ name: String) {
    count += 1
    if actual != expected { note("\(name) is \(actual), expected \(expected)") }
  }

  /// Notes what a list lacks of some elements, which it has to have in their order.
  mutating func contains(_ actual: [String], _ expected: [String], _ name: String) {
    count += 1
    var rest = actual[...]
    for element in expected {
      guard let index = rest.firstIndex(of: element) else {
        let place = actual.contains(element) ? " where it is expected" : ""
        return note("\(name) has no \(element)\(place)")
      }
      rest = rest[(index + 1)...]
    }
  }

  mutating func compare(_ actual: ProbeValue, _ expected: ProbeValue, _ name: String) {
    if case .number(let actual) = actual, case .number(let expected) = expected {
      count += 1
      if !agree(actual, expected) {
        note("\(name) is \(actual.listing), expected \(expected.listing)")
      }
    } else if case .list(let actual) = actual, case .list(let expected) = expected,
      actual.count == expected.count, !actual.isEmpty
    {
      for (index, pair) in zip(actual, expected).enumerated() {
        compare(pair.0, pair.1, "\(name)[\(index)]")
      }
    } else if case .object(let actual) = actual, case .object(let expected) = expected,
      !(actual.isEmpty && expected.isEmpty)
    {
      for key in Set(actual.keys).union(expected.keys).sorted() {
        compare(actual[key] ?? .null, expected[key] ?? .null, "\(name).\(key)")
      }
    } else {
      count += 1
      if actual != expected { note("\(name) is \(actual.listing), expected \(expected.listing)") }
    }
  }
}

extension Rect {
  /// Position and size as specs list them.
  var numbers: [Double] { [minX, minY, width, height] }
}

extension Double {
  /// The number as specs write it, rounded for reading.
  var listing: String {
    guard !isNaN else { return "null" }
    guard isFinite else { return self < 0 ? "\"-inf\"" : "\"inf\"" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }
}

extension [Double] {
  var listing: String { map(Optional.some).listing }
}

extension [Double?] {
  /// The numbers as specs list them, rounded for reading.
  var listing: String { "[" + map { ($0 ?? .nan).listing }.joined(separator: ", ") + "]" }
}

extension String {
  /// The text as specs write it.
  var listing: String { "\"\(self)\"" }
}

extension ProbeValue {
  /// The value as specs write it.
  var listing: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value.listing
    case .string(let text): text.listing
    case .list(let elements): "[" + elements.map(\.listing).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.listing)" }
        .joined(separator: ", ") + "}"
    }
  }
}

internal import LayoutCore
internal import SpecFormat

/// Collects the differences between actual and expected values.
struct Comparison {
  /// The tolerance of numbers.
  var tolerance: Double
  /// The number of values compared.
  var count = 0
  /// The first differences.
  private(set) var differences: [Difference] = []
  /// The number of further differences.
  private(set) var hiddenDifferences = 0
  /// The circumstances of the values that are compared.
  var circumstances = Difference.Circumstances()

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Notes a difference.
  ///
  /// - Parameters:
  ///   - message: The difference in words.
  ///   - subject: The value that differs; nil for a difference that no expectation states.
  ///   - isNumeric: Whether the tolerance applies.
  mutating func note(
    _ message: String,
    _ subject: Subject? = nil,
    actual: ProbeValue? = nil,
    expected: ProbeValue? = nil,
    isNumeric: Bool = false
  ) {
    guard differences.count < ConformanceRunner.shownDifferences else {
      hiddenDifferences += 1
      return
    }
    var difference = Difference(circumstances.words + message)
    difference.circumstances = circumstances
    (difference.key, difference.id, difference.part) = (subject?.key, subject?.id, subject?.part)
    (difference.actual, difference.expected) = (actual, expected)
    if isNumeric { difference.tolerance = tolerance }
    differences.append(difference)
  }

  /// Notes that a value is not the expected one.
  private mutating func note(
    _ subject: Subject,
    _ actual: ProbeValue,
    _ expected: ProbeValue,
    isNumeric: Bool
  ) {
    note(
      "\(subject.name) is \(actual.listing), expected \(expected.listing)",
      subject,
      actual: actual,
      expected: expected,
      isNumeric: isNumeric
    )
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

  mutating func compare(_ actual: Rect, _ expected: Rect, _ subject: Subject) {
    count += 1
    if agree(actual, expected) { return }
    note(subject, ProbeValue(actual.numbers), ProbeValue(expected.numbers), isNumeric: true)
  }

  mutating func compareNumbers(_ actual: [Double?], _ expected: [Double?], _ subject: Subject) {
    count += 1
    if actual.count == expected.count, zip(actual, expected).allSatisfy({ agree($0, $1) }) {
      return
    }
    note(subject, ProbeValue(actual), ProbeValue(expected), isNumeric: true)
  }

  mutating func compare<Value: Equatable & ProbeConvertible>(
    _ actual: Value,
    _ expected: Value,
    _ subject: Subject
  ) {
    count += 1
    if actual == expected { return }
    note(
      "\(subject.name) is \(actual), expected \(expected)",
      subject,
      actual: actual.probeValue,
      expected: expected.probeValue
    )
  }

  /// Notes what a list lacks of some elements, which it has to have in their order.
  mutating func contains(_ actual: [String], _ expected: [String], _ subject: Subject) {
    count += 1
    var rest = actual[...]
    for element in expected {
      guard let index = rest.firstIndex(of: element) else {
        let place = actual.contains(element) ? " where it is expected" : ""
        return note(
          "\(subject.name) has no \(element)\(place)",
          subject,
          actual: actual.probeValue,
          expected: expected.probeValue
        )
      }
      rest = rest[(index + 1)...]
    }
  }

  mutating func compare(_ actual: ProbeValue, _ expected: ProbeValue, _ subject: Subject) {
    if case .number(let number) = actual, case .number(let other) = expected {
      count += 1
      if !agree(number, other) { note(subject, actual, expected, isNumeric: true) }
    } else if case .list(let actual) = actual, case .list(let expected) = expected,
      actual.count == expected.count, !actual.isEmpty
    {
      for (index, pair) in zip(actual, expected).enumerated() {
        compare(pair.0, pair.1, subject.member("[\(index)]"))
      }
    } else if case .object(let actual) = actual, case .object(let expected) = expected,
      !(actual.isEmpty && expected.isEmpty)
    {
      for key in Set(actual.keys).union(expected.keys).sorted() {
        compare(actual[key] ?? .null, expected[key] ?? .null, subject.member(".\(key)"))
      }
    } else {
      count += 1
      if actual != expected { note(subject, actual, expected, isNumeric: false) }
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

extension String {
  /// The text as specs write it.
  var listing: String { "\"\(self)\"" }
}

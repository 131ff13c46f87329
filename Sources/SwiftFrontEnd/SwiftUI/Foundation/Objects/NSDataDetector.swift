/// Finds links and telephone numbers in text (V18.10); dates, addresses and flights it does not.
///
/// It is no `NSRegularExpression` here, whose methods on Linux cannot be replaced.
open class NSDataDetector: NSObject {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of what types stand for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
    let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    if checkingTypes & ~known.rawValue != 0 {
      _warnOnce("'NSDataDetector' finds links and telephone numbers alone")
    }
  }

  /// What is found in a part of a text, in the order in which it stands there.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    for kind in DetectedKind.allCases where checkingTypes & kind.type.rawValue != 0 {
      for match in kind.pattern?.matches(in: string, range: range) ?? [] {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let result = kind.result(match.range, in: string)
        else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// How much is found.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// What is found first.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Calls a closure with what is found, until it wants no more.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

/// Types of what is looked for in text.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// Where a link leads.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// A telephone number, as it is written.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
}

/// What is found, those first that others are not looked for in.
private enum DetectedKind: CaseIterable {
  case mail, link, number

  var type: NSTextCheckingResult.CheckingType { self == .number ? .phoneNumber : .link }

  var pattern: NSRegularExpression? { try? NSRegularExpression(pattern: text) }

  private var text: String {
    switch self {
    case .mail: #"(?i)(?:mailto:)?\b[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b"#
    // What ends a sentence or closes a bracket is no part of an address.
    case .link:
      #"(?i)\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#
        + #"|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|info|co|us|uk|de|fr|eu|ch|at|it|es|nl|jp)\b"#
        + #"(?:/[^\s<>"]*[^\s<>".,;:!?'()\[\]{}])?/?)"#
    case .number:
      #"(?<![\w.,/-])\+?(?:\(\d{1,4}\)|\d)(?:[ .\-/]?(?:\(\d{1,4}\)|\d)){6,14}(?![\w-])"#
    }
  }

  func result(_ range: NSRange, in string: String) -> DetectedResult? {
    let text = (string as NSString).substring(with: range)
    switch self {
    case .number:
      let parts = text.split(separator: ".")
      let isFraction = parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
      return isFraction ? nil : DetectedResult(range, number: text)
    case .mail:
      let address = text.hasPrefix("mailto:") ? text : "mailto:" + text
      return URL(string: address).map { DetectedResult(range, link: $0) }
    case .link:
      let address = text.contains("://") ? text : "http://" + text
      return URL(string: address).map { DetectedResult(range, link: $0) }
    }
  }
}

/// What was found in text.
private final class DetectedResult: NSTextCheckingResult {
  let link: URL?
  let number: String?
  private let place: NSRange

  init(_ place: NSRange, link: URL? = nil, number: String? = nil) {
    (self.place, self.link, self.number) = (place, link, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType { link == nil ? .phoneNumber : .link }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

/// Detects links and telephone numbers in text (V18.10), but not dates, addresses and flights.
///
/// It is not an `NSRegularExpression` here, as its methods cannot be overridden on Linux.
open class NSDataDetector: NSObject {
  /// The types of data to detect.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of data types.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
    let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    if checkingTypes & ~known.rawValue != 0 {
      _warnOnce("'NSDataDetector' finds links and telephone numbers alone")
    }
  }

  /// Returns the matches in a range of a text, in the order of the text.
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

  /// Returns the count of matches.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first match.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Calls a closure with each match, until the closure stops it.
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

/// The types of data to detect.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// The URL of a link that was detected.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// A telephone number, as it is written.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
}

/// The kinds of data; a match of an earlier kind is not searched for later ones.
private enum DetectedKind: CaseIterable {
  case mail, link, number

  var type: NSTextCheckingResult.CheckingType { self == .number ? .phoneNumber : .link }

  var pattern: NSRegularExpression? { try? NSRegularExpression(pattern: text) }

  private var text: String {
    switch self {
    case .mail: #"(?i)(?:mailto:)?\b[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b"#
    // Punctuation that ends a sentence or closes a bracket is not part of an address.
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

/// A match of the detector.
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

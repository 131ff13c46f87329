internal import LayoutCore

/// Lines of read-only text.
public struct Text: Equatable, Sendable {
  /// The content of a text: verbatim, localized, formatted or combined.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedWords)
    case attributed(AttributedString)
    case image(Image)
    /// A value that the environment's locale writes (V11.4).
    case formatted(LocalizedValue)
    /// A concatenation of texts (V11.5).
    case joined(Text, Text)
    /// A text that carries a value for who draws it.
    case marked(Text, TextMark)
  }

  var storage: Storage
  /// The modifiers of the text, the innermost first.
  var modifiers: [TextModifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a localized text.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedWords(key, table: tableName, bundle: BundlePlace(bundle))))
  }

  /// Creates a localized text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.words)) }

  /// Creates a text of characters as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text of characters as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text of characters with attributes.
  ///
  /// An attributed string may be a literal as well, and literals are keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text of an inline image (V11.6).
  public init(_ image: Image) { self.init(.image(image)) }

  /// Concatenates two texts.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }

  /// The text with a modifier.
  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text {
  /// The case that texts are transformed to.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var engine: TextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }

  /// The place at which a line that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var engine: LayoutCore.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for secondary text.
    public static let secondary = Scale(isSecondary: true)
  }
}

extension Text {
  /// Creates a text of a value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(LocalizedValue { format.locale($0.locale).format(input) }))
  }

  /// Creates a text of a value as a format writes it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// The style of a date in text.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The hour and minute.
    public static let time = DateStyle(kind: .time)
    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The duration between the date and now.
    public static let relative = DateStyle(kind: .relative)
    /// The signed duration between the date and now.
    public static let offset = DateStyle(kind: .offset)
    /// The hours, minutes and seconds between the date and now.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, which is written anew whenever the text is evaluated.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(LocalizedValue { DateWords.string(date, style.kind, $0) }))
  }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.formatted(LocalizedValue { DateWords.string(dates, $0) }))
  }

  /// Creates a text of the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a timer's time, in minutes and seconds.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval of the timer.
  ///   - pauseTime: The time at which it is paused; nil if it runs.
  ///   - countsDown: Whether it shows the time left.
  ///   - showsHours: Whether an hour and more is shown as hours.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        LocalizedValue { _ in
          let now = min(
            max(pauseTime ?? Date(), timerInterval.lowerBound),
            timerInterval.upperBound
          )
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now).rounded(.up)
            : now.timeIntervalSince(timerInterval.lowerBound).rounded(.down)
          return DateWords.clock(DateWords.seconds(seconds), showsHours: showsHours)
        }
      )
    )
  }
}

internal import LayoutCore

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax to interpret: all of it, or inline markup only.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All syntax.
      case full
      /// Inline markup only.
      case inlineOnly
      /// Inline markup only; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that does not parse.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Inert: custom attributes are not kept.
    public var allowsExtendedAttributes: Bool
    /// The syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// Inert: all text parses.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?
    /// Inert: source positions are not kept.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string of markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.inlineText(of: markdown)
      case .inlineOnly: MarkdownBlocks.joined(markdown)
      case .inlineOnlyPreservingWhitespace: markdown
      }
    for run in InlineMarkdown.runs(text) {
      var container = run.look.attributes(baseURL: baseURL)
      if let language = options.languageCode { container.languageIdentifier = language }
      append(AttributedString(run.text, attributes: container))
    }
  }

  /// Creates a string of markdown in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let text = String(decoding: markdown, as: UTF8.self)
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string of the markdown of a file.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension MarkdownLook {
  /// Returns the equivalent attributes.
  func attributes(baseURL: URL?) -> AttributeContainer {
    var container = AttributeContainer()
    if let intent { container.inlinePresentationIntent = intent }
    if let link { container.link = URL(string: link, relativeTo: baseURL) }
    return container
  }

  /// The equivalent intent; nil if there is none.
  private var intent: InlinePresentationIntent? {
    var intent: InlinePresentationIntent = []
    if isEmphasized { intent.insert(.emphasized) }
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isCode { intent.insert(.code) }
    if isStruck { intent.insert(.strikethrough) }
    return intent.isEmpty ? nil : intent
  }
}

/// The inline content of blocks of Markdown: their lines, one after another.
enum MarkdownBlocks {
  /// Returns the text of blocks without their markup, joined as Foundation does, which leaves
  /// separation to views.
  static func inlineText(of markdown: String) -> String {
    var blocks: [String] = []
    var lines: [String] = []
    func flush() {
      if !lines.isEmpty { blocks.append(lines.joined(separator: " ")) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else {
        flush()
        continue
      }
      let content = withoutSigns(text)
      if content != text { flush() }
      lines.append(content)
      if text.hasPrefix("#"), content != text { flush() }
    }
    flush()
    return blocks.joined()
  }

  /// Returns the lines, joined by spaces.
  static func joined(_ markdown: String) -> String {
    markdown.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  /// Returns a line without the markup of a heading, an item or a quotation.
  private static func withoutSigns(_ line: String) -> String {
    let hashes = line.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first == " " {
      return line.dropFirst(hashes.count).trimmingCharacters(in: .whitespaces)
    }
    if line.hasPrefix(">") { return line.dropFirst().trimmingCharacters(in: .whitespaces) }
    if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
      return line.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      return rest.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
    return line
  }
}

/// The formatting of some characters in Markdown (V11.3).
struct MarkdownLook: Hashable, Sendable {
  var isEmphasized = false
  var isStrong = false
  var isCode = false
  var isStruck = false
  /// `true` if its words are inflected by number (V11.13).
  var isInflected = false
  /// The destination of a link.
  var link: String?

  /// The changes of the layout's environment for the formatting.
  var changes: [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if isEmphasized { changes.append(EnvironmentChange(name: "italic") { $0.italic = true }) }
    if isStrong { changes.append(EnvironmentChange(name: "bold") { $0.fontWeight = .bold }) }
    if isCode { changes.append(EnvironmentChange(.monospaced(true))) }
    if isStruck { changes.append(EnvironmentChange(.strikethrough(TextLineStyle()))) }
    if link != nil { changes.append(MarkdownLook.linkChange) }
    return changes
  }

  /// Links have the tint.
  static let linkChange = EnvironmentChange(.foregroundStyle(StyleValue(.semantic(.tint))))
}

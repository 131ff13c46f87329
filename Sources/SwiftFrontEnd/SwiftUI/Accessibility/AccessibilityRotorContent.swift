/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the content's body.
  associatedtype Body: AccessibilityRotorContent

  /// The content and behaviour of the rotor's entries.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The ids of the entries, and the ranges of text that they are.
  @MainActor var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { body._entries }
}

extension Never: AccessibilityRotorContent {
  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { [] }
}

/// An entry of a rotor.
public struct _RotorEntry: Sendable {
  let id: String?
  let range: Range<String.Index>?
}

/// An element that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let entry: _RotorEntry
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// No body: the type is primitive.
  public var body: Never { fatalError("an entry of a rotor has no body") }

  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { [entry] }

  private nonisolated init(_ id: ID?, _ range: Range<String.Index>?) {
    entry = _RotorEntry(id: id.map { "\($0)" }, range: range)
  }

  /// Creates an element by its id.
  public nonisolated init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }

  /// Creates an element by its id.
  public nonisolated init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }

  /// Creates an element by its id.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }

  /// Creates an element by its id in a namespace.
  public nonisolated init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }

  /// Creates an element by its id in a namespace.
  public nonisolated init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }

  /// Creates an element by its id in a namespace.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, textRange)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// No body: the type is primitive.
  public var body: Never { fatalError("contents for data have no body") }

  /// Creates content for identifiable elements.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { element, _ in element.id }, content: content)
  }

  /// Creates content for elements with an id.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

/// Builds the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// A statement of the builder.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// The statements of a closure, in their order.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first: Content
  ) -> Content { first }

  /// The statements of a closure, in their order.
  public static func buildPartialBlock<First, Next>(
    accumulated: First,
    next: Next
  ) -> _RotorContentPair<First, Next> {
    _RotorContentPair(first: accumulated, second: next)
  }

  /// A branch that may be missing.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> _OptionalRotorContent<Content> { _OptionalRotorContent(content: content) }
}

/// Two pieces of rotor content.
public struct _RotorContentPair<First, Second> {
  let first: First
  let second: Second
}

extension _RotorContentPair: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// No body: the type is primitive.
  public var body: Never { fatalError("a pair of contents has no body") }

  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { first._entries + second._entries }
}

/// Rotor content that may be absent: an `if` without `else`.
public struct _OptionalRotorContent<Content> {
  let content: Content?
}

extension _OptionalRotorContent: AccessibilityRotorContent
where Content: AccessibilityRotorContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// No body: the type is primitive.
  public var body: Never { fatalError("content that may be there has no body") }

  /// The entries that the rotor moves between.
  public var _entries: [_RotorEntry] { content?._entries ?? [] }
}

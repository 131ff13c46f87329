internal import CProgramSupport
internal import ProgramSupport
@_spi(Reflection) internal import Swift

/// Makes neutral values in place of those that could not be compiled (V17.5).
enum NeutralValue {
  /// The value of a type; ends the screen if it has none.
  static func required<T>(_ type: T.Type) -> T {
    if let value = value(of: type) { return value }
    let placeholder = NeutralCall.number.map { PlaceholderTable.current[$0] }
    let place = placeholder.map { $0.file.isEmpty ? "espalier" : $0.source } ?? "espalier"
    let what = placeholder.map { "'\($0.title)', which could not be compiled (\($0.reason)):" }
    Watch.stopPart(
      "\(place): error: a value is needed of \(what ?? "what could not be compiled:") "
        + "'\(T.self)' has no neutral value",
      status: 70
    )
    // The screen has ended.
    fatalError("a part of the program goes on after its end")
  }

  /// The value of a type; nil if it has none.
  static func value<T>(of type: T.Type) -> T? {
    let depth = NeutralCall.depth + 1
    guard depth <= NeutralCall.mostDepth else { return nil }
    return NeutralCall.$depth.withValue(depth) {
      if let known = type as? any EspalierNeutral.Type { return own(known) }
      if let known = type as? any EspalierNeutralObject.Type {
        return known.espalierNeutralObject as? T
      }
      return NeutralValues.system.value(of: type) ?? special(type) ?? literal(type)
        ?? existential(type) ?? members(type)
    }
  }

  /// Returns whether code branches on values of a type: Booleans, optionals and enumerations.
  static func decides<T>(_ type: T.Type) -> Bool {
    if type == Bool.self { return true }
    switch kind(of: type) {
    case .enumeration, .optional: return true
    case .structure, .tuple, .existential, nil: return false
    }
  }

  /// The kind of a type in its metadata
  /// (https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataKind.def).
  private enum TypeKind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case existential = 0x303
  }

  /// Returns the kind of a type; nil for kinds without neutral values.
  private static func kind(of type: Any.Type) -> TypeKind? {
    TypeKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  // MARK: Ways

  /// Returns the neutral value that the type declares.
  private static func own<Known: EspalierNeutral, T>(_ known: Known.Type) -> T? {
    same(known.espalierNeutral)
  }

  /// Returns the value of `Void`, `Any` and views.
  private static func special<T>(_ type: T.Type) -> T? {
    if type == Void.self || type == Any.self { return () as? T }
    let view = EspalierPlaceholder(NeutralCall.number ?? -1)
    if type == AnyView.self { return same(AnyView(view)) }
    if type == EspalierPlaceholder.self { return same(view) }
    return type == (any View).self ? view as? T : nil
  }

  /// Returns the value of an empty literal, an empty initializer or the first case.
  private static func literal<T>(_ type: T.Type) -> T? {
    if let cases = type as? any CaseIterable.Type { return first(of: cases) }
    if let literal = type as? any ExpressibleByNilLiteral.Type { return none(literal) }
    if let set = type as? any SetAlgebra.Type { return empty(set) }
    if let literal = type as? any ExpressibleByArrayLiteral.Type { return empty(literal) }
    if let literal = type as? any ExpressibleByDictionaryLiteral.Type { return empty(literal) }
    if let literal = type as? any ExpressibleByStringLiteral.Type { return text(literal) }
    if let number = type as? any AdditiveArithmetic.Type { return zero(number) }
    if let literal = type as? any ExpressibleByIntegerLiteral.Type { return zero(literal) }
    if let collection = type as? any RangeReplaceableCollection.Type { return empty(collection) }
    return nil
  }

  /// Returns a value for a protocol: that of a conforming type with a neutral value.
  private static func existential<T>(_ type: T.Type) -> T? {
    guard kind(of: type) == .existential else { return nil }
    if let error = NeutralError() as? T { return error }
    let name = String(describing: type)
    for own in PlaceholderTable.current.types(conformingToProtocolNamed: name) {
      if let value = anyValue(of: own) as? T { return value }
    }
    return nil
  }

  private static func anyValue(of type: Any.Type) -> Any? {
    func make<Own>(_ type: Own.Type) -> Any? { value(of: type) }
    return _openExistential(type, do: make)
  }

  /// Returns a value of the neutral values of its members, for tuples and structures of the
  /// sources.
  private static func members<T>(_ type: T.Type) -> T? {
    switch kind(of: type) {
    case .tuple, .structure: break
    case .enumeration: return firstCase(type)
    case .optional, .existential, nil: return nil
    }
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // Members that were made before one without a value leak: the screen ends.
    let isComplete = _forEachField(of: type, options: []) { _, offset, member, _ in
      put(valueOf: member, at: UnsafeMutableRawPointer(memory) + offset)
    }
    return isComplete ? memory.move() : nil
  }

  /// Initializes memory with the neutral value of a type; false if there is none.
  private static func put(valueOf type: Any.Type, at place: UnsafeMutableRawPointer) -> Bool {
    func make<Member>(_ type: Member.Type) -> Bool {
      guard let value = value(of: type) else { return false }
      place.initializeMemory(as: Member.self, to: value)
      return true
    }
    return _openExistential(type, do: make)
  }

  /// The first case of an enumeration that holds nothing; nil if each holds something.
  private static func firstCase<T>(_ type: T.Type) -> T? {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return espalier_make_case(metadata, memory) ? memory.move() : nil
  }

  // MARK: Literals

  private static func first<Cases: CaseIterable, T>(of type: Cases.Type) -> T? {
    type.allCases.first.flatMap { same($0) }
  }

  private static func none<Literal: ExpressibleByNilLiteral, T>(_ type: Literal.Type) -> T? {
    same(type.init(nilLiteral: ()))
  }

  private static func empty<Set: SetAlgebra, T>(_ type: Set.Type) -> T? { same(type.init()) }

  private static func empty<Literal: ExpressibleByArrayLiteral, T>(_ type: Literal.Type) -> T? {
    same([] as Literal)
  }

  private static func empty<Literal: ExpressibleByDictionaryLiteral, T>(
    _ type: Literal.Type
  ) -> T? {
    same([:] as Literal)
  }

  private static func empty<Items: RangeReplaceableCollection, T>(_ type: Items.Type) -> T? {
    same(type.init())
  }

  private static func text<Literal: ExpressibleByStringLiteral, T>(_ type: Literal.Type) -> T? {
    value(of: Literal.StringLiteralType.self).flatMap { same(type.init(stringLiteral: $0)) }
  }

  private static func zero<Literal: ExpressibleByIntegerLiteral, T>(_ type: Literal.Type) -> T? {
    value(of: Literal.IntegerLiteralType.self).flatMap { same(type.init(integerLiteral: $0)) }
  }

  private static func zero<Number: AdditiveArithmetic, T>(_ type: Number.Type) -> T? {
    same(type.zero)
  }

  /// Returns the value as another static type: a cast would look into an optional.
  static func same<Value, T>(_ value: Value) -> T? {
    guard Value.self == T.self else { return value as? T }
    return withUnsafePointer(to: value) {
      $0.withMemoryRebound(to: T.self, capacity: 1) { $0.pointee }
    }
  }
}

/// An error in place of one that could not be compiled.
private struct NeutralError: Error {}

/// A type with a neutral value, in place of one that could not be compiled (V17.5).
///
/// The conformance is added by the compiler; it is not for sources.
public protocol EspalierNeutral {
  /// The value.
  static var espalierNeutral: Self { get }
}

/// A class with a neutral object, in place of one that could not be compiled (V17.5): classes that
/// are not final cannot promise an object of each subclass.
///
/// The conformance is added by the compiler; it is not for sources.
public protocol EspalierNeutralObject: AnyObject {
  /// The object.
  static var espalierNeutralObject: AnyObject { get }
}

/// A value in place of one that could not be compiled; ends the screen, with a word that names the place, if the
/// type has no neutral value (V17.5).
///
/// For function types the overload that returns a function is preferred.
///
/// - Parameter number: The number of the placeholder in the program.
@_disfavoredOverload
public func espalierNeutral<T>(_ number: Int) -> T {
  NeutralCall.$number.withValue(number) {
    PlaceholderLog.note(number, decides: NeutralValue.decides(T.self))
    return NeutralValue.required(T.self)
  }
}

/// Returns a function in place of one that could not be compiled: its result is neutral.
///
/// - Parameter number: The number of the placeholder in the program.
public func espalierNeutral<each Argument, Result>(
  _ number: Int
) -> @Sendable (repeat each Argument) -> Result {
  PlaceholderLog.note(number, decides: false)
  return { (_: repeat each Argument) in espalierNeutral(number) }
}

/// Returns a function for the neutral value of another type: its result is neutral.
public func espalierNeutral<each Argument, Result>() -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in espalierNeutral() }
}

/// A function that waits in place of one that could not be compiled: it returns at once.
///
/// - Parameter number: The number of the placeholder in the program.
public func espalierNeutral<each Argument, Result>(
  _ number: Int
) -> @Sendable (repeat each Argument) async -> Result {
  PlaceholderLog.note(number, decides: false)
  return { (_: repeat each Argument) in espalierNeutral(number) }
}

/// A function that waits for the values of types that hold one: it returns at once.
public func espalierNeutral<each Argument, Result>()
  -> @Sendable (repeat each Argument) async ->
  Result
{
  { (_: repeat each Argument) in espalierNeutral() }
}

/// Returns the neutral value of a type, for that of another type: the placeholder is that of the
/// outer value.
@_disfavoredOverload
public func espalierNeutral<T>() -> T { NeutralValue.required(T.self) }

/// The neutral value that is being made.
enum NeutralCall {
  /// The number of its placeholder; nil outside.
  @TaskLocal static var number: Int?
  /// The depth of nested neutral values that are being made.
  @TaskLocal static var depth = 0

  /// The depth at which a type is taken to contain itself.
  static let mostDepth = 64
}

internal import Export
internal import LayoutCore
internal import SpecFormat

// Values of the engine in the forms of spec files.

extension CanonicalValue {
  /// The value of a modifier without arguments.
  static let yes = CanonicalValue.boolean(true)

  /// A list of numbers.
  static func numbers(_ numbers: [Double]) -> CanonicalValue { .list(numbers.map { .number($0) }) }

  /// A style.
  init(_ style: StyleValue) throws(Unwritable) {
    var json = JSONWriter(.compact)
    json.style(style)
    guard let value = CanonicalValue(json: json.finish()) else { throw Unwritable("a style") }
    self = value
  }

  /// A color.
  init(_ color: ColorValue) throws(Unwritable) {
    var json = JSONWriter(.compact)
    json.color(color)
    guard let value = CanonicalValue(json: json.finish()) else { throw Unwritable("a color") }
    self = value
  }

  /// A point of a unit square: its name or its coordinates.
  init(_ point: UnitPoint) {
    let name = UnitPoint.named.first { $0.point == point && $0.name != "zero" }?.name
    self = name.map { .string($0) } ?? .numbers([point.x, point.y])
  }

  /// The names of edges.
  init(_ edges: Edge.Set) {
    let known: [(String, Edge.Set)] = [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    if let name = known.first(where: { $0.1 == edges })?.0 {
      self = .string(name)
    } else {
      self = .list(
        zip(SpecVocabulary.edges, Edge.allCases).filter { edges.contains(Edge.Set($0.1)) }
          .map { .string($0.0) }
      )
    }
  }

  /// The names of axes.
  init(_ axes: Axis.Set) {
    var names: [CanonicalValue] = []
    if axes.contains(.horizontal) { names.append(.string("horizontal")) }
    if axes.contains(.vertical) { names.append(.string("vertical")) }
    self = names.count == 1 ? names[0] : .list(names)
  }

  /// A length for each edge.
  init(_ insets: EdgeInsets) {
    self = .object(
      zip(SpecVocabulary.edges, Edge.allCases).map { .init($0.0, .number(insets[$0.1])) }
    )
  }

  /// The arguments of a modifier that draws: the only one, or an object of all.
  init(_ arguments: [DrawingArgument]) throws(Unwritable) {
    var members: [Member] = []
    for argument in arguments {
      members.append(Member(argument.name, try CanonicalValue(argument.value)))
    }
    let isOnly = members.count == 1 && ["value", "style"].contains(members[0].key)
    self = members.isEmpty ? .yes : isOnly ? members[0].value : .object(members)
  }

  private init(_ value: DrawingArgument.Value) throws(Unwritable) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .boolean(flag)
    case .word(let word): self = .string(word)
    case .color(let color): self = try CanonicalValue(color)
    case .style(let style): self = try CanonicalValue(style)
    case .null: self = .null
    }
  }
}

extension [CanonicalValue.Member] {
  /// Adds a member unless its value is nil.
  mutating func add(_ key: String, _ value: CanonicalValue?) {
    if let value { append(.init(key, value)) }
  }

  /// Adds a number unless it is nil.
  mutating func add(_ key: String, number: Double?) {
    if let number { append(.init(key, .number(number))) }
  }

  /// Adds a text unless it is nil.
  mutating func add(_ key: String, text: String?) {
    if let text { append(.init(key, .string(text))) }
  }
}

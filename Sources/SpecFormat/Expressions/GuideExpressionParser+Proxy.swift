internal import LayoutCore

// `proxy`, the geometry reader around a view:
//
//     proxy = "proxy" "." ("size" "." extent | "frame" "(" "in" ":" "." space ")" "." length)

extension GuideExpressionParser {
  /// What follows `proxy`, which starts at `start`.
  mutating func proxyValue(from start: Int) throws(Failure) -> GuideExpression {
    let hint = "write proxy.size.width, proxy.size.height or proxy.frame(in: .global).minX"
    guard take(".") else {
      position = start
      throw failure("'proxy' alone has no value", hint: hint)
    }
    skipSpace()
    let nameStart = position
    let name = identifier()
    switch name {
    case "size":
      return try proxyMember(ProxyQuantity.extents, of: "proxy.size") { .extent($0) }
    case "frame":
      try expect("(")
      skipSpace()
      guard identifier() == "in" else { throw failure("expected 'in:'", hint: hint) }
      try expect(":")
      try expect(".")
      let space = try proxyName(ProxyQuantity.spaces, of: "a coordinate space")
      try expect(")")
      return try proxyMember(ProxyQuantity.lengths, of: "a frame") { .length($0, space: space) }
    default:
      position = nameStart
      throw failure(
        name.isEmpty ? "expected a name after 'proxy.'" : "'proxy' has no \(name.quoted)",
        hint: hint
      )
    }
  }

  private mutating func proxyMember(
    _ names: [String],
    of owner: String,
    _ quantity: (Int) -> ProxyQuantity
  ) throws(Failure) -> GuideExpression {
    try expect(".")
    return .variable(quantity(try proxyName(names, of: owner)).position)
  }

  private mutating func proxyName(
    _ names: [String],
    of owner: String
  ) throws(Failure) -> Int {
    skipSpace()
    let start = position
    let name = identifier()
    guard let index = names.firstIndex(of: name) else {
      position = start
      throw failure(
        name.isEmpty ? "expected a name" : "\(owner) has no \(name.quoted)",
        hint: "it may be \(names.joined(separator: ", "))"
      )
    }
    return index
  }
}

/// Something that an expression may ask a geometry reader for.
enum ProxyQuantity {
  case extent(Int)
  case length(Int, space: Int)

  static let extents = ["width", "height"]
  static let spaces = ["local", "global"]
  static let lengths = extents + ["minX", "midX", "maxX", "minY", "midY", "maxY"]

  /// Its position among the values of a proxy.
  var position: Int {
    switch self {
    case .extent(let index): index
    case .length(let index, let space): space * Self.lengths.count + index
    }
  }

  /// The values of a proxy: the lengths of its frame in each space.
  static func values(of proxy: GeometryProxy) -> [Double] {
    CoordinateSpace.allCases.flatMap { space in
      let frame = proxy.frame(in: space)
      return [
        frame.width, frame.height, frame.minX, frame.minX + frame.width / 2, frame.maxX, frame.minY,
        frame.minY + frame.height / 2, frame.maxY,
      ]
    }
  }
}

internal import LayoutCore

// `proxy`, the geometry reader around a view:
//
//     proxy = "proxy" "." ("size" "." extent | "safeAreaInsets" "." edge
//             | "frame" "(" "in" ":" "." space ")" "." length)
//     space = "local" | "global" | "named" "(" string ")"

extension GuideExpressionParser {
  /// Parses the member accesses after a `proxy` that starts at `start`.
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
      return try proxyLength(ProxyQuantity.extents, of: "proxy.size", .frame(.local))
    case "safeAreaInsets":
      return try proxyLength(ProxyQuantity.edges, of: "proxy.safeAreaInsets", .safeAreaInsets)
    case "frame":
      try expect("(")
      skipSpace()
      guard identifier() == "in" else { throw failure("expected 'in:'", hint: hint) }
      try expect(":")
      try expect(".")
      let space = try coordinateSpace()
      try expect(")")
      return try proxyLength(ProxyQuantity.lengths, of: "a frame", .frame(space))
    default:
      position = nameStart
      throw failure(
        name.isEmpty ? "expected a name after 'proxy.'" : "'proxy' has no \(name.quoted)",
        hint: hint
      )
    }
  }

  private static let hintForNamedSpace = "write .named('name')"

  private mutating func coordinateSpace() throws(Failure) -> CoordinateSpace {
    switch try proxyName(["local", "global", "named"], of: "a coordinate space") {
    case 0: return .local
    case 1: return .global
    default:
      guard take("(") else {
        throw failure("expected '(', not \(rest)", hint: Self.hintForNamedSpace)
      }
      let name = try string()
      try expect(")")
      return .named(name)
    }
  }

  /// One of the lengths of something, as the variable that it is.
  private mutating func proxyLength(
    _ names: [String],
    of owner: String,
    _ quantity: ProxyQuantity
  ) throws(Failure) -> GuideExpression {
    try expect(".")
    let length = try proxyName(names, of: owner)
    let known = quantities.firstIndex(of: quantity)
    let first = quantities[..<(known ?? quantities.count)].reduce(0) { $0 + $1.count }
    if known == nil { quantities.append(quantity) }
    return .variable(first + length)
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

  /// Parses a string literal; single quotation marks are the easier ones in JSON.
  private mutating func string() throws(Failure) -> String {
    skipSpace()
    guard position < bytes.count, [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[position])
    else {
      throw failure("expected a name in quotation marks, not \(rest)", hint: Self.hintForNamedSpace)
    }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
      throw failure("the name has no end", hint: Self.hintForNamedSpace)
    }
    guard end > start else { throw failure("the name of a coordinate space is empty") }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

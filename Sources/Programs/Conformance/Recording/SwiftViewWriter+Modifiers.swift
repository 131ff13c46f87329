internal import SpecFormat

// Modifiers, each as one or several lines of source.

extension SwiftViewWriter {
  /// Modifiers that draw, and decide no frame.
  private static let drawing: Set = [
    "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "tint", "border",
  ]

  func modifier(_ name: String, _ value: CanonicalValue) throws(Unsayable) -> [String] {
    if SwiftViewWriter.drawing.contains(name) { return [] }
    return try source(name, value).map { "  " + $0 }
  }

  private func source(_ name: String, _ value: CanonicalValue) throws(Unsayable) -> [String] {
    var arguments = SwiftArguments(of: value, name)
    switch name {
    case "padding", "safeAreaPadding": return [try padding(name, value)]
    case "frame": return [try frame(&arguments)]
    case "fixedSize":
      let (horizontal, vertical) = (
        try arguments.flag("horizontal"), try arguments.flag("vertical")
      )
      if horizontal != nil || vertical != nil {
        arguments.add("horizontal", "\(horizontal ?? false)")
        arguments.add("vertical", "\(vertical ?? false)")
      }
    case "aspectRatio":
      arguments.add(nil, try ratio(&arguments))
      arguments.add("contentMode", try arguments.text("contentMode").map { "." + $0 })
    case "scaledToFit", "scaledToFill", "hidden", "clipped": return [".\(name)()"]
    case "layoutPriority", "zIndex", "opacity":
      guard let number = value.swiftNumber else { throw Unsayable(name) }
      return [".\(name)(\(number))"]
    case "offset", "position":
      arguments.add("x", try arguments.number("x") ?? "0")
      arguments.add("y", try arguments.number("y") ?? "0")
    case "alignmentGuide": return [try alignmentGuide(&arguments)]
    case "overlay", "background": return try secondary(name, value)
    case "ignoresSafeArea":
      arguments.add(nil, try arguments.names("regions"))
      arguments.add("edges", try arguments.names("edges"))
    case "safeAreaInset": return try safeAreaInset(&arguments)
    case "gridCellColumns":
      guard let number = value.swiftNumber else { throw Unsayable(name) }
      return [".gridCellColumns(\(number))"]
    case "gridCellUnsizedAxes":
      return [".gridCellUnsizedAxes(\(try names(value, name)))"]
    case "gridColumnAlignment", "gridCellAnchor":
      guard let anchor = value.string else { throw Unsayable(name) }
      return [".\(name)(\(name == "gridCellAnchor" ? "." + anchor : try guide(anchor)))"]
    case "layoutDirection":
      guard let direction = value.string else { throw Unsayable(name) }
      return [".environment(\\.layoutDirection, .\(direction))"]
    default: throw Unsayable(name)
    }
    return [try arguments.call("." + name)]
  }

  private func names(_ value: CanonicalValue, _ name: String) throws(Unsayable) -> String {
    var arguments = SwiftArguments(of: .object([.init("names", value)]), name)
    guard let names = try arguments.names("names") else { throw Unsayable(name) }
    return names
  }

  // MARK: Layout

  private func padding(_ name: String, _ value: CanonicalValue) throws(Unsayable) -> String {
    if let number = value.swiftNumber { return ".\(name)(\(number))" }
    var arguments = SwiftArguments(of: value, name)
    let edges = SpecVocabulary.edges
    guard value.members.contains(where: { edges.contains($0.key) }) else {
      arguments.add(nil, try arguments.names("edges"))
      arguments.add(nil, try arguments.number("length"))
      return try arguments.call("." + name)
    }
    for edge in edges { arguments.add(edge, try arguments.number(edge) ?? "0") }
    return ".\(name)(\(try arguments.call("EdgeInsets")))"
  }

  private func frame(_ arguments: inout SwiftArguments) throws(Unsayable) -> String {
    for key in SpecVocabulary.anyFrame.fields.map(\.name) where key != "alignment" {
      arguments.add(key, try arguments.number(key))
    }
    arguments.add("alignment", try alignment(of: &arguments))
    return try arguments.call(".frame")
  }

  private func ratio(_ arguments: inout SwiftArguments) throws(Unsayable) -> String? {
    guard let ratio = arguments.take("ratio") else { return nil }
    if let number = ratio.swiftNumber { return number }
    let parts = ratio.elements.compactMap(\.swiftNumber)
    guard parts.count == 2 else { throw Unsayable("aspectRatio.ratio") }
    return "CGSize(width: \(parts[0]), height: \(parts[1]))"
  }

  private func alignmentGuide(_ arguments: inout SwiftArguments) throws(Unsayable) -> String {
    let axis = try arguments.text("axis")
    guard let name = try arguments.text("guide"), let value = arguments.take("value") else {
      throw Unsayable("alignmentGuide")
    }
    var guide = try self.guide(name)
    if name == "center" {
      guide = (axis == "vertical" ? "VerticalAlignment" : "HorizontalAlignment") + guide
    }
    let result = try guideValue(value)
    let dimensions = result.contains("d.") || result.contains("d[") ? "d" : "_"
    _ = try arguments.list()
    return ".alignmentGuide(\(guide)) { \(dimensions) in \(result) }"
  }

  // MARK: Views beside others

  private func secondary(
    _ name: String,
    _ value: CanonicalValue
  ) throws(Unsayable) -> [String] {
    var arguments = SwiftArguments(of: value, name)
    guard let content = arguments.take("content") else {
      // A style fills what is there, and has no frame.
      guard value["style"] == nil || value["in"] == nil else { throw Unsayable("\(name).in") }
      return [".\(name)(Color.gray)"]
    }
    arguments.add("alignment", try alignment(of: &arguments))
    let list = try arguments.list()
    return [".\(name)\(list.isEmpty ? "" : "(\(list))") {"] + (try views(content)).indented + ["}"]
  }

  private func safeAreaInset(_ arguments: inout SwiftArguments) throws(Unsayable) -> [String] {
    guard let edge = try arguments.text("edge"), let content = arguments.take("content") else {
      throw Unsayable("safeAreaInset")
    }
    arguments.add("edge", "." + edge)
    if let name = try arguments.text("alignment") { arguments.add("alignment", try guide(name)) }
    arguments.add("spacing", try arguments.number("spacing"))
    return [try arguments.call(".safeAreaInset") + " {"] + (try views(content)).indented + ["}"]
  }
}

internal import LayoutCore

/// A modifier as read, and the views it brings along.
struct ReadModifier {
  var modifier: ViewModifier
  var id: String?
  var content: JSONNode?
}

extension SpecReader {
  /// Reads the modifiers of a view, innermost first.
  func modifiers(of node: JSONNode, type: String) -> [ReadModifier] {
    guard let list = member("modifiers", of: node) else { return [] }
    guard list.value.kind == .array else {
      wrongType(list, "a list of modifiers", of: "'modifiers'")
      return []
    }
    return elements(of: list).compactMap { modifier($0, type: type) }
  }

  private func modifier(_ node: JSONNode, type: String) -> ReadModifier? {
    guard node.value.kind == .object else {
      wrongType(node, "an object of one entry, such as { \"padding\": 8 }", of: "a modifier")
      return nil
    }
    let names = node.value.members.map(\.key).filter { $0 != "id" && $0 != "comment" }
    guard let name = names.first else {
      error("a modifier needs a name", at: node.place, hint: "write { \"padding\": 8 }")
      return nil
    }
    if names.count > 1 {
      error(
        "a modifier is one entry; \(names[1].quoted) needs an object of its own",
        at: .key(in: node.value, names[1]),
        hint: "write { … }, { \"\(names[1])\": … }"
      )
    }
    let known = SpecVocabulary.modifiers.map(\.name)
    guard known.contains(name), let value = member(name, of: node) else {
      error(
        "no modifier named \(name.quoted) on \(type)",
        at: .key(in: node.value, name),
        hint: suggestion(name, known)
      )
      return nil
    }
    let id = id(of: node)
    guard var read = readModifier(name, value, in: node) else { return nil }
    read.id = id
    return read
  }

  private func readModifier(
    _ name: String,
    _ value: JSONNode,
    in node: JSONNode
  ) -> ReadModifier? {
    switch name {
    case "overlay", "background": return secondary(name, value)
    default: return plainModifier(name, value, in: node).map { ReadModifier(modifier: $0) }
    }
  }

  private func plainModifier(
    _ name: String,
    _ value: JSONNode,
    in node: JSONNode
  ) -> ViewModifier? {
    switch name {
    case "padding": return padding(value)
    case "frame": return frame(value)
    case "fixedSize": return fixedSize(value)
    case "aspectRatio": return aspectRatio(value)
    case "scaledToFit": return yes(value, name, .aspectRatio(nil, .fit))
    case "scaledToFill": return yes(value, name, .aspectRatio(nil, .fill))
    case "hidden": return yes(value, name, .hidden)
    case "clipped": return yes(value, name, .clipped)
    case "layoutPriority": return number(value, name.quoted).map { .layoutPriority($0) }
    case "zIndex": return number(value, name.quoted).map { .zIndex($0) }
    case "opacity": return number(value, name.quoted).map { .opacity($0) }
    case "alignmentGuide": return alignmentGuide(value)
    case "offset": return point(value, name).map { .offset($0) }
    case "position": return point(value, name).map { .position($0) }
    case "border": return line(value, name, SpecVocabulary.border, "width")
    case "stroke", "strokeBorder": return line(value, name, SpecVocabulary.stroke, "lineWidth")
    case "clipShape": return shape(value, name.quoted).map { .clipShape($0) }
    case "fill", "foregroundStyle":
      return string(value, name.quoted).map { .foregroundStyle($0) }
    case "rotationEffect", "scaleEffect", "transformEffect": return effect(name, value)
    case "environment": return environmentChange(value).map { .environment($0) }
    default: return environmentChange(name, in: node).map { .environment($0) }
    }
  }

  private func yes(_ node: JSONNode, _ name: String, _ modifier: ViewModifier) -> ViewModifier? {
    guard node.value.boolean == true else {
      error(
        "\(name.quoted) takes no arguments",
        at: node.place,
        hint: "write { \"\(name)\": true }"
      )
      return nil
    }
    return modifier
  }

  private func point(_ node: JSONNode, _ name: String) -> Point? {
    guard check(node, SpecVocabulary.point, of: name.quoted) else { return nil }
    return Point(x: number("x", of: node) ?? 0, y: number("y", of: node) ?? 0)
  }

  // MARK: Layout

  private func padding(_ node: JSONNode) -> ViewModifier? {
    if node.value.kind == .number {
      return number(node, "'padding'").map { .padding(edges: .all, length: $0) }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a number or an object", of: "'padding'")
      return nil
    }
    let keys = node.value.members.map(\.key)
    guard keys.contains(where: { SpecVocabulary.edges.contains($0) }) else {
      check(node, SpecVocabulary.paddingEdges, of: "'padding'")
      let edges = member("edges", of: node).map { edgeSet($0) } ?? .all
      return .padding(edges: edges, length: number("length", of: node))
    }
    check(node, SpecVocabulary.edgeInsets, of: "'padding' with a length for each edge")
    return .paddingInsets(edgeInsets(node, of: "'padding'"))
  }

  private func edgeSet(_ node: JSONNode) -> Edge.Set {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    let sets: [Edge.Set] = [.top, .leading, .bottom, .trailing, .horizontal, .vertical, .all]
    return nodes.reduce(into: []) { result, node in
      if let index = choice(node, among: SpecVocabulary.edgeSets, "an edge") {
        result.formUnion(sets[index])
      }
    }
  }

  private func frame(_ node: JSONNode) -> ViewModifier? {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "'frame'")
      return nil
    }
    let fixed = ["width", "height"].filter { node.value[$0] != nil }
    let flexible = SpecVocabulary.flexibleFrame.fields.map(\.name)
      .filter { $0 != "alignment" && node.value[$0] != nil }
    if let fixed = fixed.first, let flexible = flexible.first {
      error(
        "a frame has either \(fixed.quoted) or \(flexible.quoted)",
        at: .key(in: node.value, flexible),
        hint: "use two frames, one after the other"
      )
      return nil
    }
    let known = SpecObject(
      SpecVocabulary.fixedFrame.fields + SpecVocabulary.flexibleFrame.fields.dropLast()
    )
    check(node, known, of: "'frame'")
    let alignment = alignment("alignment", of: node)
    guard flexible.isEmpty else { return flexibleFrame(node, alignment) }
    for key in fixed {
      guard let length = length(key, of: node), length < 0 || length == .infinity else { continue }
      diagnostics.warning(
        "invalid frame dimension \(key.quoted); it is ignored, as SwiftUI does",
        at: .value(in: node.value, key: key),
        hint: length < 0 ? nil : "write \"\(key == "width" ? "maxWidth" : "maxHeight")\": \"inf\""
      )
    }
    return .frame(
      width: length("width", of: node),
      height: length("height", of: node),
      alignment: alignment
    )
  }

  private func flexibleFrame(_ node: JSONNode, _ alignment: Alignment) -> ViewModifier {
    func bounds(_ axis: String) -> (min: Double?, ideal: Double?, max: Double?) {
      let bounds = (
        min: length("min\(axis)", of: node), ideal: length("ideal\(axis)", of: node),
        max: length("max\(axis)", of: node)
      )
      let given = [bounds.min, bounds.ideal, bounds.max].compactMap { $0 }
      if zip(given, given.dropFirst()).contains(where: { $0 > $1 }) {
        diagnostics.warning(
          "contradictory frame constraints: minimum, ideal and maximum should not decrease",
          at: node.place
        )
      }
      return bounds
    }
    let (width, height) = (bounds("Width"), bounds("Height"))
    return .flexibleFrame(
      FlexibleFrame(
        minWidth: width.min,
        idealWidth: width.ideal,
        maxWidth: width.max,
        minHeight: height.min,
        idealHeight: height.ideal,
        maxHeight: height.max
      ),
      alignment: alignment
    )
  }

  private func fixedSize(_ node: JSONNode) -> ViewModifier? {
    guard check(node, SpecVocabulary.fixedSize, of: "'fixedSize'") else { return nil }
    let horizontal = boolean("horizontal", of: node)
    let vertical = boolean("vertical", of: node)
    if horizontal == nil, vertical == nil { return .fixedSize(horizontal: true, vertical: true) }
    return .fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false)
  }

  private func aspectRatio(_ node: JSONNode) -> ViewModifier? {
    guard check(node, SpecVocabulary.aspectRatio, of: "'aspectRatio'"),
      let mode = choice(ContentMode.self, "contentMode", of: node)
    else { return nil }
    guard let ratio = member("ratio", of: node), !ratio.value.isNull else {
      return .aspectRatio(nil, mode)
    }
    if ratio.value.kind == .array {
      guard let size = size(ratio, "'ratio'") else { return nil }
      guard size.width > 0, size.height > 0 else {
        error("'ratio' must be above 0", at: ratio.place)
        return nil
      }
      return .aspectRatio(size.width / size.height, mode)
    }
    return positiveNumber("ratio", of: node).map { .aspectRatio($0, mode) }
  }

  private func alignmentGuide(_ node: JSONNode) -> ViewModifier? {
    guard check(node, SpecVocabulary.alignmentGuide, of: "'alignmentGuide'") else { return nil }
    let axis = member("axis", of: node)
      .flatMap { choice($0, among: SpecVocabulary.axes, "'axis'") }
      .map { $0 == 0 ? Axis.horizontal : .vertical }
    guard let member = member("guide", of: node), let name = string(member, "'guide'") else {
      return nil
    }
    switch guide(name, on: axis) {
    case .failure(let problem):
      let hint = name == "center" ? "add \"axis\": \"horizontal\" or \"vertical\"" : problem.hint
      error(problem.message, at: member.place, hint: hint)
      return nil
    case .success(let key):
      guard let value = guideValue("value", of: node) else { return nil }
      return .alignmentGuide(key) { value.value(for: $0) }
    }
  }

  // MARK: Content and rendering

  private func secondary(_ name: String, _ node: JSONNode) -> ReadModifier? {
    let isOverlay = name == "overlay"
    if node.value.kind == .string {
      return string(node, name.quoted).map {
        ReadModifier(modifier: isOverlay ? .overlayStyle($0) : .backgroundStyle($0))
      }
    }
    if node.value["style"] != nil {
      check(node, SpecVocabulary.styleInShape, of: name.quoted)
      guard let style = string("style", of: node) else { return nil }
      guard let member = member("in", of: node) else {
        return ReadModifier(modifier: isOverlay ? .overlayStyle(style) : .backgroundStyle(style))
      }
      return shape(member, "'in'").map {
        ReadModifier(modifier: isOverlay ? .overlayShape(style, $0) : .backgroundShape(style, $0))
      }
    }
    guard check(node, SpecVocabulary.content, of: name.quoted) else { return nil }
    let alignment = alignment("alignment", of: node)
    return ReadModifier(
      modifier: isOverlay ? .overlay(alignment: alignment) : .background(alignment: alignment),
      content: member("content", of: node)
    )
  }

  private func line(
    _ node: JSONNode,
    _ name: String,
    _ vocabulary: SpecObject,
    _ widthKey: String
  ) -> ViewModifier? {
    var style = node.value.string
    var width = 1.0
    if node.value.kind == .object {
      check(node, vocabulary, of: name.quoted)
      style = string("style", of: node)
      width = extent(widthKey, of: node) ?? 1
    } else if style == nil {
      wrongType(node, "a style's name or an object", of: name.quoted)
    }
    guard let style else { return nil }
    switch name {
    case "border": return .border(style, width: width)
    case "stroke": return .stroke(style, lineWidth: width)
    default: return .strokeBorder(style, lineWidth: width)
    }
  }

  private func effect(_ name: String, _ node: JSONNode) -> ViewModifier? {
    switch name {
    case "rotationEffect":
      guard check(node, SpecVocabulary.rotation, of: name.quoted),
        let degrees = number("degrees", of: node)
      else { return nil }
      return .rotationEffect(degrees: degrees, anchor: unitPoint("anchor", of: node))
    case "scaleEffect":
      if let scale = node.value.number { return .scaleEffect(x: scale, y: scale, anchor: .center) }
      guard check(node, SpecVocabulary.scale, of: name.quoted) else { return nil }
      return .scaleEffect(
        x: number("x", of: node) ?? 1,
        y: number("y", of: node) ?? 1,
        anchor: unitPoint("anchor", of: node)
      )
    default:
      guard check(node, SpecVocabulary.transform, of: name.quoted) else { return nil }
      func value(_ key: String, _ identity: Double) -> Double { number(key, of: node) ?? identity }
      return .transformEffect(
        AffineTransform(
          a: value("a", 1),
          b: value("b", 0),
          c: value("c", 0),
          d: value("d", 1),
          tx: value("tx", 0),
          ty: value("ty", 0)
        )
      )
    }
  }
}

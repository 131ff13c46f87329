internal import AccessibilityCore
internal import LayoutCore
internal import SpecFormat

// Texts and images, whose modifiers may be keys of the view.

extension ScreenWriter {
  // MARK: Texts

  /// Removes the innermost modifier if it has the links of a text.
  @discardableResult
  func takeLinks(_ chain: inout [WrittenModifier]) -> [AccessibilityTextLink] {
    guard let last = chain.last, case .properties("link", let properties)? = last.accessibility,
      !properties.links.isEmpty
    else { return [] }
    chain.removeLast()
    return properties.links
  }

  /// Writes a text of several runs.
  func text(
    _ runs: [TextRun],
    _ scope: WritingScope,
    _ chain: inout [WrittenModifier]
  ) throws(Unwritable) -> Members {
    let links = takeLinks(&chain)
    var start = 0
    var written: [CanonicalValue] = []
    for run in runs {
      let range = start..<(start + run.content.unicodeScalars.count)
      start = range.upperBound
      let link = links.first { $0.range.contains(range.lowerBound) }
      written.append(try value(run, link?.destination, scope))
    }
    return [.init("type", .string("Text")), .init("runs", .list(written))]
  }

  private func value(
    _ run: TextRun,
    _ link: String?,
    _ scope: WritingScope
  ) throws(Unwritable) -> CanonicalValue {
    if let symbol = run.symbol { return .object([.init("systemImage", .string(symbol))]) }
    if let size = run.image {
      return .object([
        .init("systemImage", .string("image")), .init("size", .numbers([size.width, size.height])),
      ])
    }
    guard link != nil || run.change != nil else { return .string(run.content) }
    var members: Members = [.init("content", .string(run.content))]
    members.add("link", text: link)
    if let change = run.change {
      var inside = scope.environment
      change.apply(to: &inside)
      for member in try environment(from: scope.environment, to: inside) {
        guard SpecVocabulary.runValues.contains(where: { $0.name == member.key }) else {
          throw Unwritable("'\(member.key)' of a part of a text")
        }
        if link != nil, member.key == "foregroundStyle", member.value == .string("tint") {
          continue
        }
        members.append(member)
      }
    }
    return .object(members)
  }

  // MARK: Images

  /// Writes a picture.
  func image(
    _ name: String?,
    _ size: Size,
    _ caps: EdgeInsets?,
    _ chain: inout [WrittenModifier]
  ) throws(Unwritable) -> Members {
    var members: Members = [
      .init("type", .string("Image")), .init("size", .numbers([size.width, size.height])),
    ]
    let own = try keys(ofImage: caps, &chain)
    members += own
    if !own.contains(where: { $0.key == "systemName" }) { members.add("name", text: name) }
    return members
  }

  /// Writes a symbol.
  func symbol(
    _ name: String,
    _ caps: EdgeInsets?,
    _ chain: inout [WrittenModifier]
  ) throws(Unwritable) -> Members {
    var members: Members = [.init("type", .string("Image")), .init("systemName", .string(name))]
    members += try keys(ofImage: caps, &chain).filter { $0.key != "systemName" }
    return members
  }

  private func keys(
    ofImage caps: EdgeInsets?,
    _ chain: inout [WrittenModifier]
  ) throws(Unwritable) -> Members {
    var members: Members = []
    var resizable: Members = []
    while let last = chain.last {
      if case .drawing(let effect) = last.content {
        guard let member = effect.keyOfImage else { break }
        if member.key == "resizingMode" { resizable.append(member) } else { members.append(member) }
      } else {
        guard let member = last.accessibility?.keyOfImage else { break }
        members.append(member)
      }
      chain.removeLast()
    }
    if let caps {
      if caps != EdgeInsets() { resizable.add("capInsets", CanonicalValue(caps)) }
      members.add("resizable", resizable.isEmpty ? .yes : .object(resizable))
    }
    return members
  }
}

extension WrittenModifier {
  /// The modifier for assistive technology; nil if it is another one.
  var accessibility: AccessibilityModifier? {
    guard case .annotation(let annotation, _) = content else { return nil }
    return annotation.value as? AccessibilityModifier
  }
}

extension AccessibilityModifier {
  /// The key of an image that says the same; nil if there is none.
  fileprivate var keyOfImage: CanonicalValue.Member? {
    switch self {
    case .symbol(let name): return .init("systemName", .string(name))
    case .decorative: return .init("decorative", .yes)
    case .properties(let name, let properties):
      return name == "Image" ? properties.label.map { .init("label", .string($0)) } : nil
    case .element, .children, .representation, .contentShape, .disabled, .redacted, .unredacted,
      .badge, .gesture, .selection, .unselectable, .styled, .refreshable:
      return nil
    }
  }
}

extension DrawingEffect {
  /// The key of an image that says the same; nil if there is none.
  fileprivate var keyOfImage: CanonicalValue.Member? {
    switch self {
    case .imageFile(let path): .init("file", .string(path))
    case .interpolation(let way): .init("interpolation", .string(way.rawValue))
    case .antialiased(let isSmooth): .init("antialiased", .boolean(isSmooth))
    case .resizingMode(let mode): .init("resizingMode", .string(mode.rawValue))
    case .shadow, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
      .colorInvert, .colorMultiply, .luminanceToAlpha, .blendMode, .compositingGroup,
      .geometryGroup, .drawingGroup, .renderingMode, .listRowBackground:
      nil
    }
  }
}

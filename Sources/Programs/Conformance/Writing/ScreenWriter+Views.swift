internal import LayoutCore
internal import SpecFormat

// Containers, shapes and other views without a state.

extension ScreenWriter {
  typealias Members = [CanonicalValue.Member]

  /// Writes a view without its modifiers; those that are keys of the view are removed from the chain.
  func content(
    of node: Int,
    in scope: WritingScope,
    _ chain: inout [WrittenModifier]
  ) throws(Unwritable) -> Members {
    switch tree.nodes[node].content {
    case .hStack(let alignment, let spacing):
      return stack("HStack", alignment.key, spacing, node, scope)
    case .vStack(let alignment, let spacing):
      return stack("VStack", alignment.key, spacing, node, scope)
    case .lazyHStack(let alignment, let spacing):
      return stack("LazyHStack", alignment.key, spacing, node, scope)
    case .lazyVStack(let alignment, let spacing):
      return stack("LazyVStack", alignment.key, spacing, node, scope)
    case .zStack(let alignment):
      return container("ZStack", node, scope) { $0.add("alignment", self.value(alignment)) }
    case .group, .conditional(isPresent: true), .geometryContent, .slot:
      return container("Group", node, scope)
    case .conditional(isPresent: false):
      return [.init("type", .string("Group")), .init("children", .list([]))]
    case .forEach: return container("ForEach", node, scope)
    case .geometryReader: return container("GeometryReader", node, scope)
    case .scrollView(let axes, let position):
      let position = try value(position)
      return container("ScrollView", node, scope) { members in
        if axes != .vertical { members.add("axes", CanonicalValue(axes)) }
        members.add("scrollPosition", position)
      }
    case .grid(let alignment, let horizontal, let vertical):
      return container("Grid", node, scope) { members in
        members.add("alignment", self.value(alignment))
        members.add("horizontalSpacing", number: horizontal)
        members.add("verticalSpacing", number: vertical)
      }
    case .gridRow(let alignment):
      return container("GridRow", node, scope) { members in
        members.add("alignment", text: alignment.map { self.name(of: $0.key) })
      }
    case .lazyVGrid(let columns, let alignment, let spacing):
      return lazyGrid("LazyVGrid", ("columns", columns), alignment.key, spacing, node, scope)
    case .lazyHGrid(let rows, let alignment, let spacing):
      return lazyGrid("LazyHGrid", ("rows", rows), alignment.key, spacing, node, scope)
    case .viewThatFits(let axes):
      return container("ViewThatFits", node, scope) { members in
        if axes != .both { members.add("in", CanonicalValue(axes)) }
      }
    case .control(let control): return try write(control, node, scope)
    case .text(let string):
      takeLinks(&chain)
      return [.init("type", .string("Text")), .init("content", .string(string))]
    case .textRuns(let runs): return try text(runs, scope, &chain)
    case .image(let name, let size, let caps):
      return try image(name, size, caps, &chain)
    case .symbol(let name, let caps): return try symbol(name, caps, &chain)
    case .spacer(let length):
      var members: Members = [.init("type", .string("Spacer"))]
      members.add("minLength", number: length)
      return members
    case .divider: return [.init("type", .string("Divider"))]
    case .color(let style): return try color(style)
    case .shape(let shape): return try members(of: shape, at: node)
    case .emptyView: return [.init("type", .string("EmptyView"))]
    case .canvas: throw Unwritable("a Canvas draws by code, which specs cannot express")
    case .layout: throw Unwritable("the layout '\(typeName(of: node))' is code")
    case .unmadeRows: throw Unwritable("rows that are not made yet")
    case .measuredText: throw Unwritable("a text that was measured elsewhere")
    case .rows, .layoutSubview, .proxied, .modifier:
      throw Unwritable("'\(typeName(of: node))', which is a part of another view")
    }
  }

  private func typeName(of node: Int) -> String { tree.nodes[node].content.typeName }

  // MARK: Containers

  private func container(
    _ type: String,
    _ node: Int,
    _ scope: WritingScope,
    _ add: (inout Members) -> Void = { _ in }
  ) -> Members {
    var members: Members = [.init("type", .string(type))]
    add(&members)
    members.add("children", children(of: node, in: scope))
    return members
  }

  private func stack(
    _ type: String,
    _ alignment: AlignmentKey,
    _ spacing: Double?,
    _ node: Int,
    _ scope: WritingScope
  ) -> Members {
    container(type, node, scope) { members in
      let name = name(of: alignment)
      if name != "center" { members.add("alignment", text: name) }
      members.add("spacing", number: spacing)
    }
  }

  private func lazyGrid(
    _ type: String,
    _ items: (key: String, list: [GridItem]),
    _ alignment: AlignmentKey,
    _ spacing: Double?,
    _ node: Int,
    _ scope: WritingScope
  ) -> Members {
    var members = stack(type, alignment, spacing, node, scope)
    members.add(items.key, .list(items.list.map { value($0) }))
    return members
  }

  private func value(_ item: GridItem) -> CanonicalValue {
    var members: Members = []
    switch item.size {
    case .fixed(let length): members.add("fixed", number: length)
    case .flexible(let minimum, let maximum):
      var bounds: Members = []
      if minimum != 10 { bounds.add("minimum", number: minimum) }
      if maximum != .infinity { bounds.add("maximum", number: maximum) }
      members.add("flexible", .object(bounds))
    case .adaptive(let minimum, let maximum):
      var bounds: Members = [.init("minimum", .number(minimum))]
      if maximum != .infinity { bounds.add("maximum", number: maximum) }
      members.add("adaptive", .object(bounds))
    }
    members.add("spacing", number: item.spacing)
    if let alignment = item.alignment {
      members.add("alignment", value(alignment) ?? .string("center"))
    }
    return .object(members)
  }

  private func value(_ position: ScrollPosition) throws(Unwritable) -> CanonicalValue? {
    if position == ScrollPosition() { return nil }
    if position.fraction != nil { throw Unwritable("a default anchor of a ScrollView") }
    for edge in [Edge.bottom, .trailing] where position == ScrollPosition(edge: edge) {
      return .object([.init("edge", .string(edge == .bottom ? "bottom" : "trailing"))])
    }
    guard position.x.isFinite, position.y.isFinite, position.x >= 0, position.y >= 0 else {
      throw Unwritable("the scroll position of a ScrollView")
    }
    return .object([.init("x", .number(position.x)), .init("y", .number(position.y))])
  }

  // MARK: Styles as views

  private func color(_ style: StyleValue?) throws(Unwritable) -> Members {
    guard let style else { throw Unwritable("a placeholder of what could not be compiled") }
    let value = try CanonicalValue(style)
    var members: Members = [.init("type", .string("Color"))]
    if let name = value.string {
      guard case .color = style.paint else {
        throw Unwritable("the style '\(name)' as a view")
      }
      members.add("name", text: name)
      return members
    }
    if case .color = style.paint {
      for member in value.members {
        switch member.key {
        case "color", "colorSpace", "opacity": members.append(member)
        case "asset": members.add("name", member.value)
        default: throw Unwritable("'\(member.key)' of a color as a view")
        }
      }
      return members
    }
    for gradient in SpecVocabulary.gradientViews {
      if value.members.count == 1, let inner = value[gradient.key] {
        return [.init("type", .string(gradient.name))] + inner.members
      }
    }
    throw Unwritable("a style as a view")
  }

  // MARK: Shapes

  /// Writes a shape as an object with its type.
  ///
  /// - Parameter node: The position of the view or modifier whose size code of a shape is drawn for.
  func members(of shape: BasicShape, at node: Int) throws(Unwritable) -> Members {
    func type(_ name: String) -> Members { [.init("type", .string(name))] }
    switch shape {
    case .rectangle: return type("Rectangle")
    case .circle: return type("Circle")
    case .ellipse: return type("Ellipse")
    case .capsule: return type("Capsule")
    case .circularCapsule:
      return type("Capsule") + [.init("style", .string(CornerStyle.circular.rawValue))]
    case .roundedRectangle(let corner, let style):
      var members = type("RoundedRectangle")
      members.add(
        "cornerRadius",
        corner.width == corner.height
          ? .number(corner.width) : .numbers([corner.width, corner.height])
      )
      if style != .continuous { members.add("style", text: style.rawValue) }
      return members
    case .path(let elements):
      return type("Path") + [.init("elements", .list(elements.map { ScreenWriter.step($0) }))]
    case .inset(let shape, let amount):
      var members = try members(of: shape, at: node)
      guard members.count < 2 || members.allSatisfy({ $0.key != "inset" && $0.key != "trim" }),
        members[0].value.string != "Path"
      else { throw Unwritable("a shape that is inset twice, or after it was trimmed") }
      members.add("inset", number: amount)
      return members
    case .trim(let shape, let from, let to):
      var members = try members(of: shape, at: node)
      guard members.allSatisfy({ $0.key != "trim" }) else {
        throw Unwritable("a shape that is trimmed twice")
      }
      members.add("trim", .numbers([from, to]))
      return members
    case .directed(let shape, let behavior):
      var members = try members(of: shape, at: node)
      members.removeAll { $0.key == "layoutDirectionBehavior" }
      switch behavior {
      case .fixed: members.add("layoutDirectionBehavior", text: "fixed")
      case .mirrors(let direction):
        members.add(
          "layoutDirectionBehavior",
          .object([.init("mirrors", .string(direction.name))])
        )
      }
      return members
    case .custom(let shape):
      guard let size = sizes[node] else {
        throw Unwritable("the shape '\(shape.typeName)' draws by code")
      }
      note(shape: shape.typeName)
      let path = shape.path.value(Rect(x: 0, y: 0, width: size.width, height: size.height))
      return type("Path") + [
        .init("elements", .list(path.elements.map { ScreenWriter.step($0) }))
      ]
    }
  }

  private static func step(_ element: PathElement) -> CanonicalValue {
    func step(_ name: String, _ numbers: [Double]) -> CanonicalValue {
      .list([.string(name)] + numbers.map { .number($0) })
    }
    switch element {
    case .move(let point): return step("move", [point.x, point.y])
    case .line(let point): return step("line", [point.x, point.y])
    case .quadCurve(let end, let control):
      return step("quadCurve", [end.x, end.y, control.x, control.y])
    case .curve(let end, let first, let second):
      return step("curve", [end.x, end.y, first.x, first.y, second.x, second.y])
    case .arc(let center, let radius, let start, let end, let clockwise):
      let numbers = [center.x, center.y, radius, start, end].map { CanonicalValue.number($0) }
      return .list([.string("arc")] + numbers + [.boolean(clockwise)])
    case .rect(let rect): return step("rect", [rect.minX, rect.minY, rect.width, rect.height])
    case .ellipse(let rect):
      return step("ellipse", [rect.minX, rect.minY, rect.width, rect.height])
    case .close: return step("close", [])
    }
  }

  private static func step(_ element: Path.Element) -> CanonicalValue {
    switch element {
    case .move(let point): step(PathElement.move(point))
    case .line(let point): step(PathElement.line(point))
    case .curve(let end, let first, let second):
      step(PathElement.curve(to: end, control1: first, control2: second))
    case .close: step(PathElement.close)
    }
  }
}

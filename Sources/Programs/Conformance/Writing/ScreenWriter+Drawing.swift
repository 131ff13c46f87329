internal import LayoutCore
internal import SpecFormat

// Modifiers that draw.

extension ScreenWriter {
  /// Writes a modifier that affects the drawing of a view.
  ///
  /// - Parameter node: Its position in the tree.
  func drawing(_ modifier: ModifierContent, at node: Int) throws(Unwritable) -> Member {
    switch modifier {
    case .backgroundStyle(let style, let edges):
      return Member("background", try value(style, ignoring: edges))
    case .overlayStyle(let style, let edges):
      return Member("overlay", try value(style, ignoring: edges))
    case .backgroundShape(let style, let shape, let fill):
      return Member("background", try value(style, in: shape, fill, at: node))
    case .overlayShape(let style, let shape, let fill):
      return Member("overlay", try value(style, in: shape, fill, at: node))
    case .border(let style, let width):
      let members = [Member("style", try CanonicalValue(style)), Member("width", .number(width))]
      return Member("border", .object(members))
    case .opacity(let opacity): return Member("opacity", .number(opacity))
    case .hidden: return Member("hidden", .yes)
    case .clipped: return Member("clipped", .yes)
    case .clipShape(let shape, let fill):
      let shape = CanonicalValue.object(try members(of: shape, at: node))
      let whole = [Member("shape", shape)] + members(of: fill)
      return Member("clipShape", .object(whole))
    case .fill(let style, let fill):
      return Member(
        "fill",
        .object([Member("style", try CanonicalValue(style))] + members(of: fill))
      )
    case .stroke(let style, let stroke, let isAntialiased):
      return Member("stroke", try value(style, stroke, isAntialiased))
    case .strokeBorder(let style, let stroke, let isAntialiased):
      return Member("strokeBorder", try value(style, stroke, isAntialiased))
    case .drawing(let effect): return try member(effect)
    case .rotationEffect(let degrees, let anchor):
      var members: Members = [Member("degrees", .number(degrees))]
      if anchor != .center { members.add("anchor", CanonicalValue(anchor)) }
      return Member("rotationEffect", .object(members))
    case .scaleEffect(let x, let y, let anchor):
      var members: Members = [Member("x", .number(x)), Member("y", .number(y))]
      if anchor != .center { members.add("anchor", CanonicalValue(anchor)) }
      return Member("scaleEffect", .object(members))
    case .transformEffect(let transform):
      let numbers = [
        ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
        ("tx", transform.tx), ("ty", transform.ty),
      ]
      return Member("transformEffect", .object(numbers.map { Member($0.0, .number($0.1)) }))
    case .rotation3DEffect(let rotation):
      var members: Members = [
        Member("degrees", .number(rotation.degrees)),
        Member("axis", .numbers([rotation.x, rotation.y, rotation.z])),
      ]
      if rotation.anchor != .center { members.add("anchor", CanonicalValue(rotation.anchor)) }
      members.add("anchorZ", number: rotation.anchorZ)
      members.add("perspective", number: rotation.perspective)
      return Member("rotation3DEffect", .object(members))
    case .geometryEffect(let name, _):
      throw Unwritable("the effect '\(name)', which code computes")
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .layoutPriority, .alignmentGuide, .position, .overlay, .background, .mask,
      .coordinateSpace, .layoutValue, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .safeAreaPaddingInsets, .listRow, .listRowPadding, .listRowInsets, .leastHeight,
      .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment,
      .presentation, .environment, .annotation, .offset, .zIndex:
      throw Unwritable("'\(modifier.typeName)'")
    }
  }

  private func value(
    _ style: StyleValue,
    ignoring edges: Edge.Set
  ) throws(Unwritable) -> CanonicalValue {
    let value = try CanonicalValue(style)
    guard edges != .all else { return value }
    return .object([Member("style", value), Member("ignoresSafeAreaEdges", CanonicalValue(edges))])
  }

  private func value(
    _ style: StyleValue,
    in shape: BasicShape,
    _ fill: FillValue,
    at node: Int
  ) throws(Unwritable) -> CanonicalValue {
    let shape = CanonicalValue.object(try members(of: shape, at: node))
    return .object(
      [Member("style", try CanonicalValue(style)), Member("in", shape)] + members(of: fill)
    )
  }

  private func members(of fill: FillValue) -> Members {
    var members: Members = []
    if fill.isEOFilled { members.add("eoFill", .yes) }
    if !fill.isAntialiased { members.add("antialiased", .boolean(false)) }
    return members
  }

  private func value(
    _ style: StyleValue,
    _ stroke: StrokeValue,
    _ isAntialiased: Bool
  ) throws(Unwritable) -> CanonicalValue {
    var members: Members = [
      Member("style", try CanonicalValue(style)), Member("lineWidth", .number(stroke.lineWidth)),
    ]
    if stroke.lineCap != .butt { members.add("lineCap", text: stroke.lineCap.rawValue) }
    if stroke.lineJoin != .miter { members.add("lineJoin", text: stroke.lineJoin.rawValue) }
    if stroke.miterLimit != 10 { members.add("miterLimit", number: stroke.miterLimit) }
    if !stroke.dash.isEmpty { members.add("dash", .numbers(stroke.dash)) }
    if stroke.dashPhase != 0 { members.add("dashPhase", number: stroke.dashPhase) }
    if !isAntialiased { members.add("antialiased", .boolean(false)) }
    return .object(members)
  }

  private func member(_ effect: DrawingEffect) throws(Unwritable) -> Member {
    switch effect {
    case .colorMultiply(let color): return Member("colorMultiply", try CanonicalValue(color))
    case .imageFile, .interpolation, .antialiased, .resizingMode:
      throw Unwritable("'\(effect.name)' of several images")
    case .shadow, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
      .colorInvert, .luminanceToAlpha, .blendMode, .compositingGroup, .geometryGroup,
      .drawingGroup, .renderingMode, .listRowBackground:
      return Member(effect.name, try CanonicalValue(effect.arguments))
    }
  }
}

internal import LayoutCore
internal import SpecFormat

// Modifiers of layout, and those that bring views along.

extension ScreenWriter {
  typealias Member = CanonicalValue.Member

  /// Writes a modifier; nil for one that changes nothing here.
  func member(_ modifier: WrittenModifier) throws(Unwritable) -> Member? {
    let (content, node) = (modifier.content, modifier.node)
    switch content {
    case .padding(let edges, let length):
      var members: Members = []
      if edges != .all { members.add("edges", CanonicalValue(edges)) }
      members.add("length", number: length)
      let isPlain = edges == .all && length != nil
      return Member("padding", isPlain ? members[0].value : .object(members))
    case .paddingInsets(let insets): return Member("padding", CanonicalValue(insets))
    case .frame(let width, let height, let alignment):
      var members: Members = []
      members.add("width", number: width)
      members.add("height", number: height)
      members.add("alignment", value(alignment))
      return Member("frame", .object(members))
    case .flexibleFrame(let frame, let alignment): return try member(frame, alignment)
    case .containerRelativeFrame(let frame, let alignment):
      return try member(frame, alignment)
    case .fixedSize(let horizontal, let vertical):
      let members = [
        Member("horizontal", .boolean(horizontal)), Member("vertical", .boolean(vertical)),
      ]
      return Member("fixedSize", .object(horizontal && vertical ? [] : members))
    case .aspectRatio(let ratio, let mode):
      var members: Members = []
      members.add("ratio", number: ratio)
      members.add("contentMode", text: mode.rawValue)
      return Member("aspectRatio", .object(members))
    case .layoutPriority(let priority): return Member("layoutPriority", .number(priority))
    case .alignmentGuide(let key, let guide):
      let formula = try GuideFormula(guide.value, "the guide '\(name(of: key))'")
      var members: Members = [
        Member("guide", .string(name(of: key))), Member("value", formula.value(height)),
      ]
      if key == .horizontalCenter { members.add("axis", text: "horizontal") }
      if key == .verticalCenter { members.add("axis", text: "vertical") }
      return Member("alignmentGuide", .object(members))
    case .position(let point): return Member("position", value(point))
    case .offset(let point): return Member("offset", value(point))
    case .coordinateSpace(let name): return Member("coordinateSpace", .string(name))
    case .overlay(let alignment): return layer("overlay", modifier, alignment)
    case .background(let alignment): return layer("background", modifier, alignment)
    case .mask(let alignment): return layer("mask", modifier, alignment)
    case .ignoresSafeArea(let regions, let edges):
      var members: Members = []
      let names: [(SafeAreaRegions, String)] = [(.container, "container"), (.keyboard, "keyboard")]
      members.add("regions", text: names.first { $0.0 == regions }?.1)
      if edges != .all { members.add("edges", CanonicalValue(edges)) }
      return Member("ignoresSafeArea", .object(members))
    case .safeAreaInset(let edge, let alignment, let spacing):
      var members: Members = [Member("edge", .string(edge.name))]
      let name = name(of: alignment)
      if name != "center" { members.add("alignment", text: name) }
      members.add("spacing", number: spacing)
      members.add("content", added(by: modifier))
      return Member("safeAreaInset", .object(members))
    case .safeAreaPadding(let edges, let length):
      var members: Members = []
      if edges != .all { members.add("edges", CanonicalValue(edges)) }
      members.add("length", number: length)
      return Member("safeAreaPadding", .object(members))
    case .safeAreaPaddingInsets(let insets):
      return Member("safeAreaPadding", CanonicalValue(insets))
    case .listRowInsets(let insets): return Member("listRowInsets", CanonicalValue(insets))
    case .gridCellColumns(let count): return Member("gridCellColumns", .number(Double(count)))
    case .gridCellAnchor(let anchor): return Member("gridCellAnchor", CanonicalValue(anchor))
    case .gridCellUnsizedAxes(let axes):
      return Member("gridCellUnsizedAxes", CanonicalValue(axes))
    case .gridColumnAlignment(let alignment):
      return Member("gridColumnAlignment", .string(name(of: alignment.key)))
    case .zIndex(let index): return Member("zIndex", .number(index))
    case .environment(let change): return try member(change, modifier)
    case .annotation(let annotation, _): return try member(annotation.value, modifier)
    case .backgroundStyle, .backgroundShape, .overlayStyle, .overlayShape, .rotationEffect,
      .scaleEffect, .transformEffect, .rotation3DEffect, .geometryEffect, .border, .opacity,
      .hidden, .clipped, .clipShape, .fill, .stroke, .strokeBorder, .drawing:
      return try drawing(content, at: node)
    case .layoutValue: throw Unwritable("a value for a layout in code")
    case .presentation(let presentation):
      throw Unwritable("'\(presentation.kind.rawValue)' while it is shown")
    case .listRow, .listRowPadding, .leastHeight:
      throw Unwritable("'\(content.typeName)', which a list makes for its rows")
    }
  }

  private func value(_ point: Point) -> CanonicalValue {
    .object([Member("x", .number(point.x)), Member("y", .number(point.y))])
  }

  // MARK: Frames

  private func member(
    _ frame: FlexibleFrame,
    _ alignment: Alignment
  ) throws(Unwritable) -> Member {
    if frame.isContainer { throw Unwritable("a frame to which others relate") }
    var members: Members = []
    func add(_ name: String, _ axis: FlexibleFrameAxis) {
      for (key, length) in [
        ("min", axis.minimum), ("ideal", axis.ideal), ("max", axis.maximum),
      ] where !length.isNaN {
        members.add(key + name, number: length)
      }
    }
    add("Width", frame.horizontal)
    add("Height", frame.vertical)
    // Without any bound it would be read as a frame of a fixed size, which is laid out alike.
    members.add("alignment", value(alignment))
    return Member("frame", .object(members))
  }

  /// Writes a frame that relates to a container: its length is a multiple of the container's, and a
  /// number.
  private func member(
    _ frame: ContainerRelativeFrame,
    _ alignment: Alignment
  ) throws(Unwritable) -> Member {
    let axes: [Axis] = [.horizontal, .vertical].filter { frame.axes.contains($0) }
    let parts = axes.map { axis -> (factor: Double, constant: Double) in
      let origin = frame.length(256, axis)
      let factor = (frame.length(512, axis) - origin) / 256
      return (factor, origin - factor * 256)
    }
    guard let part = parts.first, part.factor.isFinite, part.constant.isFinite,
      parts.allSatisfy({ $0 == part }),
      axes.allSatisfy({ abs(frame.length(1000, $0) - part.factor * 1000 - part.constant) < 1e-6 })
    else { throw Unwritable("'containerRelativeFrame' with a length that code computes") }
    var members: Members = [Member("axes", CanonicalValue(frame.axes))]
    if part != (1, 0) {
      members.add("length", text: "length * \(part.factor) + \(part.constant)")
    }
    members.add("alignment", value(alignment))
    return Member("containerRelativeFrame", .object(members))
  }

  // MARK: Views beside others

  private func layer(
    _ name: String,
    _ modifier: WrittenModifier,
    _ alignment: Alignment
  ) -> Member {
    var members: Members = [Member("content", added(by: modifier))]
    members.add("alignment", value(alignment))
    return Member(name, .object(members))
  }

  /// Writes the views that a modifier adds.
  func added(by modifier: WrittenModifier) -> CanonicalValue {
    .list(views(Array(tree.children(of: modifier.node)).dropFirst(), in: modifier.scope))
  }
}

extension Edge {
  /// The name of the edge in specs.
  fileprivate var name: String { SpecVocabulary.edges[Int(rawValue)] }
}

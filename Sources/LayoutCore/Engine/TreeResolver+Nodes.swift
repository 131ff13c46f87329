extension TreeResolver {
  /// The node of a modifier; nil for one that changes neither size nor place.
  mutating func node(
    for modifier: ModifierContent,
    view: Int,
    environment: Int
  ) -> LayoutNode? {
    func make(_ kind: LayoutNode.Kind) -> LayoutNode { LayoutNode(kind, view: view, parent: -1) }

    switch modifier {
    case .padding(let edges, let length):
      return padding(
        make(.padding),
        EdgeInsets(edges: edges, length: length ?? environments[environment].defaultPadding)
      )
    case .paddingInsets(let insets):
      return padding(make(.padding), insets)
    case .frame(let width, let height, let alignment):
      return frame(make(.frame), width, height, alignment)
    case .containerRelativeFrame(let frame, let alignment):
      let container = scene.containerSize
      func length(_ axis: Axis) -> Double? {
        guard frame.axes.contains(axis) else { return nil }
        let whole = axis == .horizontal ? container.width : container.height
        return whole.map { frame.length($0, axis) }
      }
      return self.frame(make(.frame), length(.horizontal), length(.vertical), alignment)
    case .flexibleFrame(let frame, let alignment):
      var node = aligned(make(.flexibleFrame), alignment)
      node.extra = table.add(frame)
      return node
    case .fixedSize(let horizontal, let vertical):
      var node = make(.fixedSize)
      node.option = (horizontal ? 1 : 0) | (vertical ? 2 : 0)
      return node
    case .aspectRatio(let ratio, let mode):
      var node = make(.aspectRatio)
      node.a = ratio ?? .nan
      node.option = mode == .fill ? 1 : 0
      return node
    case .alignmentGuide(let key, let guide):
      var node = make(.alignmentGuide)
      node.horizontal = key
      node.extra = Int32(guides.count)
      guides.append(guide)
      return node
    case .position(let point):
      var node = make(.position)
      (node.a, node.b) = (point.x, point.y)
      return node
    case .offset(let offset):
      var node = make(.offset)
      (node.a, node.b) = (offset.x, offset.y)
      return node
    case .overlay(let alignment), .background(let alignment), .mask(let alignment):
      return aligned(make(.layered), alignment)
    case .annotation(_, hasShadow: true):
      return aligned(make(.layered), .center)
    case .ignoresSafeArea(let regions, let edges):
      return make(.ignoresSafeArea).ignoring(
        regions,
        edges,
        environments[environment].layoutDirection
      )
    case .safeAreaInset(let edge, let alignment, _):
      var node = make(.safeAreaInset)
      node.option = edge.rawValue
      node.horizontal = alignment
      return node
    case .safeAreaPadding(let edges, let length):
      return padding(
        make(.safeAreaPadding),
        EdgeInsets(edges: edges, length: length ?? environments[environment].defaultPadding)
      )
    case .safeAreaPaddingInsets(let insets):
      return padding(make(.safeAreaPadding), insets)
    case .listRow(let height):
      let frame = FlexibleFrame(maxWidth: .infinity, minHeight: height)
      let alignment = Alignment(horizontal: .leading, vertical: .center)
      return self.node(
        for: .flexibleFrame(frame, alignment: alignment),
        view: view,
        environment: environment
      )
    case .listRowPadding(let insets):
      return padding(make(.padding), insets)
    case .backgroundStyle, .backgroundShape, .overlayStyle, .overlayShape:
      return make(.layered)
    case .rotationEffect(let degrees, let anchor):
      return effect(make(.passthrough), .rotation(degrees: degrees, anchor: anchor))
    case .scaleEffect(let x, let y, let anchor):
      return effect(make(.passthrough), .scale(x: x, y: y, anchor: anchor))
    case .transformEffect(let transform):
      return effect(make(.passthrough), .transform(transform))
    case .annotation(_, hasShadow: false), .layoutPriority, .environment, .listRowInsets, .zIndex,
      .border,
      .opacity, .hidden, .clipped, .clipShape,
      .fill, .stroke, .strokeBorder, .drawing,
      .layoutValue, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment:
      return nil
    }
  }

  private func frame(
    _ node: LayoutNode,
    _ width: Double?,
    _ height: Double?,
    _ alignment: Alignment
  ) -> LayoutNode? {
    let (width, height) = (validDimension(width), validDimension(height))
    // Without a dimension the frame changes nothing (L6.7).
    if width.isNaN, height.isNaN { return nil }
    var node = aligned(node, alignment)
    (node.a, node.b) = (width, height)
    return node
  }

  private mutating func padding(_ node: LayoutNode, _ insets: EdgeInsets) -> LayoutNode {
    var node = node
    (node.a, node.b) = (insets.horizontal, insets.vertical)
    node.extra = table.add(insets)
    return node
  }

  private func aligned(_ node: LayoutNode, _ alignment: Alignment) -> LayoutNode {
    var node = node
    node.horizontal = alignment.horizontal.key
    node.vertical = alignment.vertical.key
    return node
  }

  private mutating func effect(_ node: LayoutNode, _ effect: Effect) -> LayoutNode {
    var node = node
    node.extra = Int32(effects.count)
    effects.append(effect)
    return node
  }

  /// The node of a view without children and without text; nil for anything else.
  mutating func leafNode(
    _ content: ViewContent,
    view: Int,
    environment: Int,
    stackAxis: Axis?
  ) -> LayoutNode? {
    func make(_ kind: LayoutNode.Kind) -> LayoutNode { LayoutNode(kind, view: view, parent: -1) }

    switch content {
    case .image(_, let size, let caps):
      var node = make(caps == nil ? .rigid : .resizableImage)
      (node.a, node.b) = (size.width, size.height)
      if let caps { node.extra = table.add(caps) }
      return node
    case .spacer(let minLength):
      var node = make(.spacer)
      node.a = minLength ?? Spacer.defaultMinLength
      node.option = Self.option(stackAxis)
      node.priority = -.infinity
      node.flags.insert(.isSpacer)
      node.spacing = StandardSpacing.spacer(stackAxis).rawValue
      return node
    case .divider:
      var node = make(.divider)
      node.a = Divider.thickness(in: environments[environment])
      node.option = Self.option(stackAxis)
      return node
    case .color, .canvas:
      return make(.filling)
    case .shape(let shape):
      return make(shape.base == .circle ? .circle : .filling)
    default:
      return nil
    }
  }

  /// An axis as a node's `option`.
  private static func option(_ axis: Axis?) -> UInt8 { axis?.rawValue ?? 2 }
}

extension LayoutNode {
  /// The node with the regions and edges that it ignores.
  func ignoring(
    _ regions: SafeAreaRegions,
    _ edges: Edge.Set,
    _ direction: LayoutDirection
  ) -> LayoutNode {
    var node = self
    node.option = regions.rawValue << 4 | edges.rawValue
    if direction == .rightToLeft { node.flags.insert(.rightToLeft) }
    return node
  }

  /// The regions that an `ignoresSafeArea` names.
  var ignoredRegions: SafeAreaRegions { SafeAreaRegions(rawValue: option >> 4) }
  /// The edges that an `ignoresSafeArea` names.
  var ignoredEdges: Edge.Set { Edge.Set(rawValue: option & 15) }
  /// The edge of a `safeAreaInset`.
  var insetEdge: Edge { Edge(rawValue: option) ?? .bottom }

  /// The axis that a spacer or divider follows.
  @inline(__always)
  var stackAxis: Axis? { Axis(rawValue: option) }
}

/// A dimension of a frame, NaN for one that counts as absent (L6.6, the choice of L28.10).
func validDimension(_ length: Double?) -> Double {
  guard let length, length.isFinite, length >= 0 else { return .nan }
  return length
}

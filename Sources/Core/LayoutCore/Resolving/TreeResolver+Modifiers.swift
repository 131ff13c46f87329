/// The nodes of modifiers.
extension TreeResolver {
  /// The node of a pending modifier; nil if it takes no part in layout.
  mutating func modifierNode(_ index: Int) -> LayoutNode? {
    let environment = pending[index].environment
    guard let kind = kind(of: pending[index].modifier, environment: environment) else { return nil }
    var node = LayoutNode(kind, view: pending[index].view, environment: environment)
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    return node
  }

  private mutating func kind(of modifier: ModifierContent, environment: Int) -> NodeKind? {
    switch modifier {
    case .padding, .paddingInsets, .safeAreaPadding, .safeAreaPaddingInsets:
      let length = environments[environment].defaultPadding
      guard let padding = PaddingInsets(modifier, defaultLength: length) else { return nil }
      let node = PaddingNode(padding.insets, in: &table)
      return padding.isSafeArea
        ? .safeAreaPadding(SafeAreaPaddingNode(padding: node)) : .padding(node)
    case .frame(let width, let height, let alignment):
      return FrameNode(width: width, height: height, alignment: alignment).map { .frame($0) }
    case .containerRelativeFrame(let frame, let alignment):
      // The container around is known once it has been placed.
      return .frame(frame.node(in: containerSize, alignment))
    case .flexibleFrame(let frame, let alignment):
      return .flexibleFrame(FlexibleFrameNode(frame, alignment, in: &table))
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(FixedSizeNode(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode):
      return .aspectRatio(AspectRatioNode(ratio, mode))
    case .alignmentGuide(let key, let guide):
      table.guides.append(SetGuide(value: guide.value))
      return .alignmentGuide(AlignmentGuideNode(key: key, guide: Int32(table.guides.count - 1)))
    case .position(let point):
      return .position(PositionNode(point: point))
    case .offset(let offset):
      return .offset(OffsetNode(offset: offset))
    case .overlay(let alignment), .background(let alignment), .mask(let alignment):
      return .layered(LayeredNode(alignment: GuidePair(alignment)))
    case .annotation(_, bringsViews: true), .backgroundStyle, .backgroundShape, .overlayStyle,
      .overlayShape:
      return .layered(LayeredNode(alignment: .center))
    case .ignoresSafeArea(let regions, let edges):
      return .ignoresSafeArea(IgnoresSafeAreaNode(regions: regions, edges: edges))
    case .safeAreaInset(let edge, let alignment, let spacing):
      let inset = SafeAreaInsetNode(edge: edge, alignment: alignment, spacing: spacing)
      return .safeAreaInset(inset)
    case .presentation(let presentation):
      return .presentation(PresentationNode(presentation.placement, in: &table))
    case .listRow(let cell, let height):
      return leastHeight(height, cell.alignment, environment)
    case .leastHeight(let height, let alignment):
      return leastHeight(height, alignment, environment)
    case .listRowPadding(let insets):
      return .padding(PaddingNode(listRowInsets ?? insets, in: &table))
    case .coordinateSpace:
      return .passthrough(PassthroughNode())
    case .rotationEffect, .scaleEffect, .transformEffect, .rotation3DEffect, .geometryEffect:
      guard let effect = Effect(modifier) else { return nil }
      table.effects.append(effect)
      return .effect(EffectNode(effect: Int32(table.effects.count - 1)))
    case .annotation(_, bringsViews: false), .layoutPriority, .environment, .listRowInsets, .zIndex,
      .border, .opacity, .hidden, .clipped, .clipShape, .fill, .stroke, .strokeBorder, .drawing,
      .layoutValue, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment:
      return nil
    }
  }

  private mutating func leastHeight(
    _ height: LeastHeight,
    _ alignment: Alignment,
    _ environment: Int
  ) -> NodeKind {
    let (values, measurer) = (environments[environment], measurer)
    let points = height.points(
      in: values,
      lineHeight: measurer.shape(StyledText("", in: values)).metrics.lineHeight
    )
    let frame = FlexibleFrame(maxWidth: .infinity, minHeight: points)
    return .flexibleFrame(FlexibleFrameNode(frame, alignment, in: &table))
  }

  /// Ends the node of a modifier, with the views that the modifier adds.
  mutating func closeModifier(_ index: Int) {
    let (node, environment) = (pending[index].node, pending[index].environment)
    switch pending[index].modifier.role {
    case .style:
      // A style ignores the container's safe area by itself (L13.3).
      let edges = pending[index].modifier.ignoredEdges ?? []
      let style = IgnoresSafeAreaNode(regions: .container, edges: edges)
      var extent = LayoutNode(.ignoresSafeArea(style), view: -1, environment: environment)
      extent.flags.formUnion(nodes[Int(node)].flags.intersection(.rightToLeft))
      let extended = open(extent)
      leaf(LayoutNode(.filling(FillingNode()), view: -1, environment: environment))
      close(extended)
    case .shape:
      if let shape = pending[index].modifier.layerShape {
        leaf(
          LayoutNode(FillingNode.kind(of: shape, in: &table), view: -1, environment: environment)
        )
      }
    case .content(.overScene):
      emitPresented(of: index)
    case .content:
      emitContent(of: index)
    case .layout, .trait, .row, .environment, .effect, .drawing:
      break
    }
    parent = node
    table.updateGaps(Int(node))
    close(node)
  }

  private mutating func emitContent(of index: Int) {
    let (view, environment) = (pending[index].view, pending[index].environment)
    // Several views of content are an implicit ZStack (L1.7), synthetic ones an implicit VStack.
    var kind = NodeKind.zStack(ZStackNode(alignment: .center))
    if case .annotation = pending[index].modifier {
      kind = .stack(StackNode(.vertical, .horizontalCenter))
    }
    container(
      LayoutNode(kind, view: -1, environment: environment),
      spacing: nil,
      of: view,
      skippingFirst: true,
      environment: environment
    )
  }

  /// A presentation is a separate root: several views are an implicit VStack (L1.7), and no
  /// stack around the presenting view is one around them.
  private mutating func emitPresented(of index: Int) {
    let (view, environment) = (pending[index].view, pending[index].environment)
    let outer = (size: containerSize, axis: stackAxis)
    if case .presentation(let presentation) = pending[index].modifier {
      containerSize = presentation.placement.containerSize(in: scene)
    }
    stackAxis = nil
    var node = LayoutNode(.presented(PresentedNode()), view: -1, environment: environment)
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    let presented = open(node)
    container(
      LayoutNode(
        .stack(StackNode(.vertical, .horizontalCenter)),
        view: -1,
        environment: environment
      ),
      spacing: nil,
      of: view,
      skippingFirst: true,
      environment: environment
    )
    close(presented)
    (containerSize, stackAxis) = outer
  }
}

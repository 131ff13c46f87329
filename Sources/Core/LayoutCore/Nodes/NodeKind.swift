/// The kind of a node, with that kind's data.
///
/// All behaviour of a kind is in the file of its value, a ``NodeBehavior``. This is the only switch
/// over kinds.
enum NodeKind: Sendable {
  // Leaves
  case rigid(RigidNode)
  case filling(FillingNode)
  case circle(CircleNode)
  case customShape(CustomShapeNode)
  case resizableImage(ResizableImageNode)
  case symbol(SymbolNode)
  case spacer(SpacerNode)
  case divider(DividerNode)
  case text(TextNode)
  case measuredText(MeasuredTextNode)
  case layoutSubview(LayoutSubviewNode)
  // Containers
  case stack(StackNode)
  case zStack(ZStackNode)
  case grid(GridNode)
  case lazyGrid(LazyGridNode)
  case customLayout(CustomLayoutNode)
  case viewThatFits(ViewThatFitsNode)
  case geometryReader(GeometryReaderNode)
  // One child
  case passthrough(PassthroughNode)
  case effect(EffectNode)
  case padding(PaddingNode)
  case frame(FrameNode)
  case flexibleFrame(FlexibleFrameNode)
  case fixedSize(FixedSizeNode)
  case aspectRatio(AspectRatioNode)
  case alignmentGuide(AlignmentGuideNode)
  case offset(OffsetNode)
  case position(PositionNode)
  case safeAreaPadding(SafeAreaPaddingNode)
  case ignoresSafeArea(IgnoresSafeAreaNode)
  case scrollView(ScrollViewNode)
  // Two children: the view and a modifier's content
  case layered(LayeredNode)
  case safeAreaInset(SafeAreaInsetNode)
  case presentation(PresentationNode)
  // Presentations
  case presented(PresentedNode)

  /// Passes a question to the value of the kind.
  @inline(__always)
  func answer<Question: NodeQuestion>(_ question: Question) -> Question.Answer {
    switch self {
    case .rigid(let node): question.put(to: node)
    case .filling(let node): question.put(to: node)
    case .circle(let node): question.put(to: node)
    case .customShape(let node): question.put(to: node)
    case .resizableImage(let node): question.put(to: node)
    case .symbol(let node): question.put(to: node)
    case .spacer(let node): question.put(to: node)
    case .divider(let node): question.put(to: node)
    case .text(let node): question.put(to: node)
    case .measuredText(let node): question.put(to: node)
    case .layoutSubview(let node): question.put(to: node)
    case .stack(let node): question.put(to: node)
    case .zStack(let node): question.put(to: node)
    case .grid(let node): question.put(to: node)
    case .lazyGrid(let node): question.put(to: node)
    case .customLayout(let node): question.put(to: node)
    case .viewThatFits(let node): question.put(to: node)
    case .geometryReader(let node): question.put(to: node)
    case .passthrough(let node): question.put(to: node)
    case .effect(let node): question.put(to: node)
    case .padding(let node): question.put(to: node)
    case .frame(let node): question.put(to: node)
    case .flexibleFrame(let node): question.put(to: node)
    case .fixedSize(let node): question.put(to: node)
    case .aspectRatio(let node): question.put(to: node)
    case .alignmentGuide(let node): question.put(to: node)
    case .offset(let node): question.put(to: node)
    case .position(let node): question.put(to: node)
    case .safeAreaPadding(let node): question.put(to: node)
    case .ignoresSafeArea(let node): question.put(to: node)
    case .scrollView(let node): question.put(to: node)
    case .layered(let node): question.put(to: node)
    case .safeAreaInset(let node): question.put(to: node)
    case .presentation(let node): question.put(to: node)
    case .presented(let node): question.put(to: node)
    }
  }
}

/// A question that nodes of every kind can answer.
///
/// It is a type, so that the compiler makes a separate switch for each question, without boxing.
protocol NodeQuestion {
  associatedtype Answer

  func put(to node: some NodeBehavior) -> Answer
}

extension NodeKind {
  /// Whether a node of the kind lays out as its child does around one static child (L31.1).
  var isPassthroughAroundOneChild: Bool { answer(IsPassthroughAroundOneChild()) }

  /// Whether children of the node can be inserted and removed without the others.
  var hasEditableChildren: Bool { answer(HasEditableChildren()) }
}

private struct IsPassthroughAroundOneChild: NodeQuestion {
  @inline(__always)
  func put(to node: some NodeBehavior) -> Bool { node.isPassthroughAroundOneChild }
}

private struct HasEditableChildren: NodeQuestion {
  func put(to node: some NodeBehavior) -> Bool { node.hasEditableChildren }
}

/// The content of a node of a view tree: a container, a leaf or a modifier.
///
/// This file has the properties of a kind of view that the engine needs before there is a node:
/// its name, its role in the container around it, the axis that it gives to spacers.
public enum ViewContent: Sendable, Equatable {
  // MARK: Containers

  /// `HStack`; nil spacing is the one that the children prefer.
  case hStack(alignment: VerticalAlignment, spacing: Double?)
  /// `VStack`; nil spacing is the one that the children prefer.
  case vStack(alignment: HorizontalAlignment, spacing: Double?)
  /// `ZStack`.
  case zStack(alignment: Alignment)
  /// `Group`: its children as if written in its place; modifiers apply to each of them.
  case group
  /// `ForEach`: like a group, but a list that may change.
  case forEach
  /// `if`: like a group whose views exist or not. Absent ones keep their nodes, so that no position
  /// changes when they are inserted.
  case conditional(isPresent: Bool)
  /// `GeometryReader`: takes its proposal, its children overlap at the top leading corner.
  case geometryReader
  /// `LazyHStack`: children have their ideal width; it takes the proposed height.
  case lazyHStack(alignment: VerticalAlignment, spacing: Double?)
  /// `LazyVStack`: children have their ideal height; it takes the proposed width.
  case lazyVStack(alignment: HorizontalAlignment, spacing: Double?)
  /// `ScrollView`: its content may exceed its size along the axes.
  indirect case scrollView(axes: Axis.Set, position: ScrollPosition)
  /// The rows and sections of a list, or of a section in one, below each other: a `LazyVStack` with
  /// a list's spacing.
  case rows(ListSpacing)
  /// `Grid`; nil spacing is the one that the cells prefer.
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// `GridRow`; nil alignment for the grid's. Outside of a grid it is a group.
  case gridRow(alignment: VerticalAlignment?)
  /// `LazyVGrid`; nil spacing is the one that the cells prefer.
  case lazyVGrid(columns: [GridItem], alignment: HorizontalAlignment, spacing: Double?)
  /// `LazyHGrid`; nil spacing is the one that the cells prefer.
  case lazyHGrid(rows: [GridItem], alignment: VerticalAlignment, spacing: Double?)
  /// `ViewThatFits`: the first child whose ideal size fits on the axes given, else the last.
  case viewThatFits(axes: Axis.Set)
  /// A custom ``Layout``.
  indirect case layout(AnyLayout)
  /// A control: its size is that of its views.
  indirect case control(Control)
  /// A part of the control around; layout-neutral as a group.
  case slot(ControlPart)

  // MARK: Leaves

  /// `Text`, to be measured.
  case text(String)
  /// A concatenated `Text`, or one with styled interpolations.
  case textRuns([TextRun])
  /// `Text` that was measured elsewhere.
  indirect case measuredText(String, MeasuredText)
  /// `Image` of a size in points; resizable if it has cap insets.
  case image(name: String?, size: Size, capInsets: EdgeInsets?)
  /// `Image(systemName:)` of a symbol, in the size of its font; resizable if it has cap insets.
  case symbol(String, capInsets: EdgeInsets?)
  /// `Spacer`; nil for the default minimum length.
  case spacer(minLength: Double?)
  /// `Divider`.
  case divider
  /// `Color`, a gradient or another style as a view; nil for an unknown colour.
  case color(StyleValue?)
  /// A shape as a view.
  case shape(BasicShape)
  /// `Canvas`, with its drawing if that is known.
  case canvas(String?, ByIdentity<CanvasDrawing>?)
  /// `EmptyView`: no child at all.
  case emptyView
  /// The room of a lazy container's rows not yet made (L22.8), along its axis, in points: no view.
  case unmadeRows(Axis, length: Double)

  /// A subview of a layout, by its position, in the tree that a ``BuiltInLayout`` makes of them;
  /// empty elsewhere.
  case layoutSubview(Int)

  // MARK: Geometry

  /// A view or modifier inside of a `GeometryReader` that depends on the reader's size. It may
  /// become any but another of its kind.
  case proxied(ByIdentity<@Sendable (GeometryProxy) -> ViewContent>)
  /// Views inside of a `GeometryReader` that a closure makes for it, as a group in its place. The
  /// closure is called once the reader's place is known, and again when that changes; views with
  /// the same identity keep their positions, which are below a group for each place of the reader.
  /// Their custom alignments begin with those of the tree.
  case geometryContent(ByIdentity<@Sendable (GeometryProxy) -> ViewTree>)

  // MARK: Modifiers

  /// A modifier; its first child is the view it modifies, the others are its content.
  case modifier(ModifierContent)
}

extension ViewContent {
  /// `Canvas`, with its drawing if that is known.
  public static func canvas(_ name: String?, _ drawing: CanvasDrawing? = nil) -> ViewContent {
    .canvas(name, drawing.map { ByIdentity($0) })
  }

  /// A view or modifier inside of a `GeometryReader` that depends on the reader's size.
  public static func proxied(
    _ content: @escaping @Sendable (GeometryProxy) -> ViewContent
  ) -> ViewContent {
    .proxied(ByIdentity(content))
  }

  /// Views inside of a `GeometryReader` that a closure makes for it.
  public static func geometryContent(
    _ views: @escaping @Sendable (GeometryProxy) -> ViewTree
  ) -> ViewContent {
    .geometryContent(ByIdentity(views))
  }
}

extension ViewContent {
  /// SwiftUI's name of the view's type, or of the modifier.
  package var typeName: String {
    switch self {
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .group: "Group"
    case .forEach: "ForEach"
    case .lazyHStack: "LazyHStack"
    case .lazyVStack, .rows: "LazyVStack"
    case .scrollView: "ScrollView"
    case .conditional: "if"
    case .geometryReader: "GeometryReader"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyVGrid: "LazyVGrid"
    case .lazyHGrid: "LazyHGrid"
    case .viewThatFits: "ViewThatFits"
    case .layout(let layout): layout.typeName
    case .layoutSubview: "LayoutSubview"
    case .text, .textRuns, .measuredText: "Text"
    case .image, .symbol: "Image"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .color(let style): style?.typeName ?? "Color"
    case .shape(let shape): shape.typeName
    case .canvas: "Canvas"
    case .emptyView, .unmadeRows: "EmptyView"
    case .control(let control): control.typeName
    case .slot, .geometryContent: "Group"
    case .proxied(let content): content.value(.zero).typeName
    case .modifier(let modifier): modifier.typeName
    }
  }
  // MARK: In a container

  /// A node's role in the container around it.
  package enum Role: Sendable {
    /// A child.
    case view
    /// Its children are the container's.
    case group
    /// A group whose views are absent.
    case absentGroup
    /// No child at all.
    case nothing
    /// Room between its children, which modifiers of a group around it do not change.
    case room
    /// A modifier of its first child.
    case modifier
    /// The role of the content for the geometry reader around it.
    case proxied
  }

  /// The node's role in the container around it.
  @inline(__always)
  package var role: Role {
    switch self {
    case .hStack, .vStack, .zStack, .geometryReader, .lazyHStack, .lazyVStack, .scrollView, .rows,
      .grid, .lazyVGrid, .lazyHGrid, .viewThatFits, .layout, .control, .text, .textRuns,
      .measuredText, .image, .symbol, .spacer, .divider, .color, .shape, .canvas, .layoutSubview:
      .view
    case .group, .forEach, .slot, .gridRow, .geometryContent, .conditional(isPresent: true): .group
    case .conditional(isPresent: false): .absentGroup
    case .emptyView: .nothing
    case .unmadeRows: .room
    case .modifier: .modifier
    case .proxied: .proxied
    }
  }

  /// Whether the node is equivalent to its children in its place, if they exist.
  @inline(__always)
  var isGroup: Bool {
    switch role {
    case .group, .absentGroup: true
    case .view, .nothing, .room, .modifier, .proxied: false
    }
  }

  /// Whether the container makes its views as they are needed.
  package var isLazy: Bool {
    switch self {
    case .lazyHStack, .lazyVStack, .lazyVGrid, .lazyHGrid: true
    case .hStack, .vStack, .zStack, .group, .forEach, .conditional, .geometryReader, .scrollView,
      .rows, .grid, .gridRow, .viewThatFits, .layout, .control, .slot, .text, .textRuns,
      .measuredText, .image, .symbol, .spacer, .divider, .color, .shape, .canvas, .emptyView,
      .unmadeRows, .layoutSubview, .proxied, .geometryContent, .modifier:
      false
    }
  }

  // MARK: Of stacks

  /// The axis that spacers and dividers inside follow (L31.3).
  enum SpacerAxis {
    /// That of the container around.
    case inherited
    /// That of a stack; nil if it has none.
    case own(Axis?)
  }

  /// The axis that spacers and dividers inside follow.
  var spacerAxis: SpacerAxis {
    switch self {
    case .hStack, .lazyHStack: .own(.horizontal)
    case .vStack, .lazyVStack, .rows: .own(.vertical)
    case .zStack, .grid, .lazyVGrid, .lazyHGrid: .own(nil)
    case .scrollView(let axes, _): .own(axes == .horizontal ? .horizontal : .vertical)
    case .control(let control): control.hasLabelInRow ? .own(.horizontal) : .inherited
    case .layout(let layout):
      layout.builtIn?.spacerAxis ?? .own(layout.properties.stackOrientation)
    case .group, .forEach, .conditional, .geometryReader, .gridRow, .viewThatFits, .slot, .text,
      .textRuns, .measuredText, .image, .symbol, .spacer, .divider, .color, .shape, .canvas,
      .emptyView, .unmadeRows, .layoutSubview, .proxied, .geometryContent, .modifier:
      .inherited
    }
  }

  /// Whether spacing preferences of its children are needed, also for an implicit stack.
  var asksForSpacing: Bool {
    switch self {
    case .hStack(_, let spacing), .vStack(_, let spacing), .lazyHStack(_, let spacing),
      .lazyVStack(_, let spacing), .lazyVGrid(_, _, let spacing), .lazyHGrid(_, _, let spacing):
      spacing == nil
    case .grid(_, let horizontal, let vertical): horizontal == nil || vertical == nil
    // The label of some is in a row (`hasLabelInRow`); to check that would copy each node.
    case .control, .scrollView, .layout, .group, .forEach, .gridRow, .conditional, .proxied,
      .geometryContent:
      true
    case .zStack, .geometryReader, .rows, .viewThatFits, .slot, .text, .textRuns, .measuredText,
      .image, .symbol, .spacer, .divider, .color, .shape, .canvas, .emptyView, .unmadeRows,
      .layoutSubview, .modifier:
      false
    }
  }
}

extension StyleValue {
  /// SwiftUI's name of the view that only shows the style.
  fileprivate var typeName: String {
    switch self.paint {
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .angularGradient: "AngularGradient"
    case .meshGradient: "MeshGradient"
    case .color, .standardGradient, .image, .material, .semantic, .current, .levels: "Color"
    }
  }
}

/// The content of a node of a view tree: a container, a leaf or a modifier.
///
/// This file has the properties of a kind of view that the engine needs before there is a node:
/// its name, its role in the container around it, the axis that it gives to spacers.
public enum ViewContent: Sendable, Equatable {
  // MARK: Containers

  /// `HStack`; nil spacing asks the children for their preference.
  case hStack(alignment: VerticalAlignment, spacing: Double?)
  /// `VStack`; nil spacing asks the children for their preference.
  case vStack(alignment: HorizontalAlignment, spacing: Double?)
  /// `ZStack`.
  case zStack(alignment: Alignment)
  /// `Group`: its children as if written in its place; modifiers apply to each of them.
  case group
  /// `ForEach`: like a group, but a list that may change.
  case forEach
  /// `if`: like a group whose views are there or not. Those that are not keep their nodes, so that
  /// no position changes when they come.
  case conditional(isPresent: Bool)
  /// `GeometryReader`: takes what it is offered, its children overlap at the top leading corner.
  case geometryReader
  /// `LazyHStack`: asks each child for its ideal width and takes the height it is offered.
  case lazyHStack(alignment: VerticalAlignment, spacing: Double?)
  /// `LazyVStack`: asks each child for its ideal height and takes the width it is offered.
  case lazyVStack(alignment: HorizontalAlignment, spacing: Double?)
  /// `ScrollView`: its content may be larger than it is along the axes.
  indirect case scrollView(axes: Axis.Set, position: ScrollPosition)
  /// The rows and sections of a list, or of a section in one, below each other: a `LazyVStack` with
  /// a list's spacing.
  case rows(ListSpacing)
  /// `Grid`; nil spacing asks the cells for their preference.
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// `GridRow`; nil alignment for the grid's. Outside of a grid it is a group.
  case gridRow(alignment: VerticalAlignment?)
  /// `LazyVGrid`; nil spacing asks the cells for their preference.
  case lazyVGrid(columns: [GridItem], alignment: HorizontalAlignment, spacing: Double?)
  /// `LazyHGrid`; nil spacing asks the cells for their preference.
  case lazyHGrid(rows: [GridItem], alignment: VerticalAlignment, spacing: Double?)
  /// `ViewThatFits`: the first child whose ideal size fits on the axes given, else the last.
  case viewThatFits(axes: Axis.Set)
  /// A container that follows a ``Layout``.
  indirect case layout(AnyLayout)
  /// A control: its size is that of the views it is made of.
  indirect case control(Control)
  /// The part that views play in the control around them; layout-neutral as a group.
  case slot(ControlPart)

  // MARK: Leaves

  /// `Text`, to be measured.
  case text(String)
  /// `Text` joined of several, or with values of their own interpolated.
  case textRuns([TextRun])
  /// `Text` that was measured elsewhere.
  indirect case measuredText(String, MeasuredText)
  /// `Image` of a size in points; resizable if it has cap insets.
  case image(name: String?, size: Size, capInsets: EdgeInsets?)
  /// `Image(systemName:)` of a symbol, as large as its font makes it; resizable if it has cap insets.
  case symbol(String, capInsets: EdgeInsets?)
  /// `Spacer`; nil for the default minimum length.
  case spacer(minLength: Double?)
  /// `Divider`.
  case divider
  /// `Color`, a gradient or another style as a view; nil for a colour that is not known.
  case color(StyleValue?)
  /// A shape as a view.
  case shape(BasicShape)
  /// `Canvas`, and what it draws if that is known.
  case canvas(String?, ByIdentity<CanvasDrawing>?)
  /// `EmptyView`: no child at all.
  case emptyView
  /// The room of a lazy container's rows not yet made (L22.8), along its axis, in points: no view.
  case unmadeRows(Axis, length: Double)

  /// A subview of a layout, by its position, in the tree that a ``BuiltInLayout`` makes of them;
  /// elsewhere nothing.
  case layoutSubview(Int)

  // MARK: Geometry

  /// A view or modifier inside of a `GeometryReader` that depends on the reader's size. What it
  /// becomes may be anything but another of its kind.
  case proxied(ByIdentity<@Sendable (GeometryProxy) -> ViewContent>)
  /// Views inside of a `GeometryReader` that a closure makes for it: whatever they are, as a group in
  /// its place. It is called once the reader's place is known, and again when that changes; views
  /// with the same identity keep their positions, which is below a group for each place that the
  /// reader is shown in. Their custom alignments begin with those of the tree.
  case geometryContent(ByIdentity<@Sendable (GeometryProxy) -> ViewTree>)

  // MARK: Modifiers

  /// A modifier; its first child is the view it modifies, the others are its content.
  case modifier(ModifierContent)
}

extension ViewContent {
  /// `Canvas`, and what it draws if that is known.
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
  /// SwiftUI's name of the view's type; of a modifier the name it is called by.
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
    /// A group whose views are not there.
    case absentGroup
    /// No child at all.
    case nothing
    /// Room between its children, which no modifier of a group around it changes.
    case room
    /// A modifier of its first child.
    case modifier
    /// That of what it becomes for the geometry reader around it.
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

  /// Whether the node is as its children written in its place, if they are there.
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
    /// That of what is around.
    case inherited
    /// That of a stack; nil where there is none.
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

  /// Whether some of its children are asked for their spacing: those of an implicit stack, too.
  var asksForSpacing: Bool {
    switch self {
    case .hStack(_, let spacing), .vStack(_, let spacing), .lazyHStack(_, let spacing),
      .lazyVStack(_, let spacing), .lazyVGrid(_, _, let spacing), .lazyHGrid(_, _, let spacing):
      spacing == nil
    case .grid(_, let horizontal, let vertical): horizontal == nil || vertical == nil
    // The label of some stands in a row (`hasLabelInRow`); to look which would be a copy of each node.
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
  /// SwiftUI's name of the view that shows nothing but the style.
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

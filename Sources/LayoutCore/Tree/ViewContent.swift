/// What a node of a view tree is: a container, a leaf or a modifier.
public enum ViewContent: Sendable {
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
  case scrollView(axes: Axis.Set, position: ScrollPosition)
  /// The rows and sections of a list, or of a section in one, below each other: a `LazyVStack` with
  /// distances of its own.
  case rows(spacing: Double, sectionSpacing: Double)
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
  /// `Spacer`; nil for the default minimum length.
  case spacer(minLength: Double?)
  /// `Divider`.
  case divider
  /// `Color`, a gradient or another style as a view; nil for a colour that is not known.
  case color(StyleValue?)
  /// A shape as a view.
  case shape(BasicShape)
  /// `Canvas`, and what it draws if that is known.
  indirect case canvas(String?, CanvasDrawing? = nil)
  /// `EmptyView`: no child at all.
  case emptyView

  /// A subview of a layout, by its position, in the tree that a ``BuiltInLayout`` makes of them;
  /// elsewhere nothing.
  case layoutSubview(Int)

  // MARK: Geometry

  /// A view or modifier inside of a `GeometryReader` that depends on the reader's size. What it
  /// becomes may be anything but another of its kind.
  case proxied(@Sendable (GeometryProxy) -> ViewContent)
  /// Views inside of a `GeometryReader` that a closure makes for it: whatever they are, as a group in
  /// its place. It is called once the reader's place is known, and again when that changes; views
  /// with the same identity keep their positions, which is below a group for each place that the
  /// reader is shown in. Their custom alignments begin with those of the tree.
  case geometryContent(@Sendable (GeometryProxy) -> ViewTree)

  // MARK: Modifiers

  /// A modifier; its first child is the view it modifies, the others are its content.
  case modifier(ModifierContent)
}

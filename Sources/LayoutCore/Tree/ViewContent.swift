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
  /// A control: its size is that of the views it is made of.
  case control(Control)
  /// The part that views play in the control around them; layout-neutral as a group.
  case slot(ControlSlot)

  // MARK: Leaves

  /// `Text`, to be measured.
  case text(String)
  /// `Text` joined of several, or with values of their own interpolated.
  case textRuns([TextRun])
  /// `Text` that was measured elsewhere.
  case measuredText(String, MeasuredText)
  /// `Image` of a size in points; resizable if it has cap insets.
  case image(name: String?, size: Size, capInsets: EdgeInsets?)
  /// `Spacer`; nil for the default minimum length.
  case spacer(minLength: Double?)
  /// `Divider`.
  case divider
  /// `Color`.
  case color(String?)
  /// A shape as a view.
  case shape(Shape)
  /// `Canvas`.
  case canvas(String?)
  /// `EmptyView`: no child at all.
  case emptyView

  // MARK: Modifiers

  /// A modifier; its first child is the view it modifies, the others are its content.
  case modifier(ViewModifier)
}

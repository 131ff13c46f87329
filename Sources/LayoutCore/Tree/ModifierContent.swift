/// A modifier of a view, as SwiftUI names it.
public enum ModifierContent: Sendable {
  // MARK: Layout

  /// `padding(_:_:)`; nil length for the environment's default.
  case padding(edges: Edge.Set, length: Double?)
  /// `padding(_:)` with a length for each edge.
  case paddingInsets(EdgeInsets)
  /// `frame(width:height:alignment:)`.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// `frame(minWidth:…:alignment:)`.
  indirect case flexibleFrame(FlexibleFrame, alignment: Alignment)
  /// `containerRelativeFrame(_:alignment:)` in its forms.
  indirect case containerRelativeFrame(ContainerRelativeFrame, alignment: Alignment)
  /// `fixedSize(horizontal:vertical:)`.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `aspectRatio(_:contentMode:)`; nil ratio for the shape of the view's ideal size.
  case aspectRatio(Double?, ContentMode)
  /// `layoutPriority(_:)`.
  case layoutPriority(Double)
  /// `alignmentGuide(_:computeValue:)`.
  case alignmentGuide(AlignmentKey, AlignmentGuide)
  /// `position(x:y:)`.
  case position(Point)
  /// `overlay(alignment:content:)`; the content follows the view among the children.
  case overlay(alignment: Alignment)
  /// `background(alignment:content:)`; the content follows the view among the children.
  case background(alignment: Alignment)
  /// `background(_:ignoresSafeAreaEdges:)` with a style, which runs on through the container's safe
  /// area where the view touches it.
  case backgroundStyle(StyleValue, ignoresSafeAreaEdges: Edge.Set = .all)
  /// `background(_:in:fillStyle:)`, which stays within the view's bounds.
  indirect case backgroundShape(StyleValue, BasicShape, FillValue = FillValue())
  /// `overlay(_:ignoresSafeAreaEdges:)` with a style.
  case overlayStyle(StyleValue, ignoresSafeAreaEdges: Edge.Set = .all)
  /// `overlay(_:in:fillStyle:)`.
  indirect case overlayShape(StyleValue, BasicShape, FillValue = FillValue())
  /// `mask(alignment:_:)`; the mask follows the view among the children, is laid out as an overlay
  /// and not drawn but for what it lets through (D5.7).
  case mask(alignment: Alignment)

  /// `coordinateSpace(_:)` with a name: positions inside may be measured from the view.
  case coordinateSpace(String)
  /// `layoutValue(key:value:)`: what a view hands to the layout around it.
  indirect case layoutValue(LayoutValue)

  // MARK: Safe area

  /// `ignoresSafeArea(_:edges:)`.
  case ignoresSafeArea(SafeAreaRegions, edges: Edge.Set)
  /// `safeAreaInset(edge:alignment:spacing:content:)`; the content follows the view among the
  /// children. The alignment is a guide across the edge's axis; nil spacing asks the views for
  /// their preference.
  case safeAreaInset(edge: Edge, alignment: AlignmentKey, spacing: Double?)
  /// `safeAreaPadding(_:_:)`; nil length for the environment's default.
  case safeAreaPadding(edges: Edge.Set, length: Double?)
  /// `safeAreaPadding(_:)` with a length for each edge.
  case safeAreaPaddingInsets(EdgeInsets)

  // MARK: Lists

  /// What makes a row of a view in a list: its height at least, and all of the list's width.
  /// Sections are not rows but made of rows.
  case listRow(minHeight: Double)
  /// The default insets of a view in its row.
  case listRowPadding(EdgeInsets)
  /// `listRowInsets(_:)`, instead of the default ones.
  case listRowInsets(EdgeInsets)

  // MARK: Cells of a grid

  /// `gridCellColumns(_:)`: how many columns a cell spans, 1 or more.
  case gridCellColumns(Int)
  /// `gridCellAnchor(_:)`: where a cell lies in its area, whatever the alignments.
  case gridCellAnchor(UnitPoint)
  /// `gridCellUnsizedAxes(_:)`: on which axes a cell has no say in the size of column and row.
  case gridCellUnsizedAxes(Axis.Set)
  /// `gridColumnAlignment(_:)`: how the cells of the whole column meet.
  case gridColumnAlignment(HorizontalAlignment)

  // MARK: Environment

  /// A change of what the view and its children inherit.
  case environment(EnvironmentChange)

  // MARK: Annotations

  /// Something that layout carries along without reading it. Shadow content, the views that follow
  /// the modified one among the children, is laid out in its bounds as a VStack, takes no space and
  /// is not drawn.
  indirect case annotation(any ViewAnnotation, hasShadow: Bool)

  // MARK: Rendering

  /// `offset(x:y:)`, positive towards the trailing edge.
  case offset(Point)
  /// `rotationEffect(_:anchor:)`, in degrees, clockwise in a left-to-right layout.
  case rotationEffect(degrees: Double, anchor: UnitPoint)
  /// `scaleEffect(x:y:anchor:)`.
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  /// `transformEffect(_:)`, about the view's top leading corner.
  indirect case transformEffect(AffineTransform)
  /// `zIndex(_:)`.
  case zIndex(Double)
  /// `border(_:width:)`.
  case border(StyleValue, width: Double)
  /// `opacity(_:)`.
  case opacity(Double)
  /// `hidden()`.
  case hidden
  /// `clipped()`.
  case clipped
  /// `clipShape(_:style:)`.
  indirect case clipShape(BasicShape, FillValue = FillValue())
  /// `fill(_:style:)` of a shape.
  case fill(StyleValue, FillValue = FillValue())
  /// `stroke(_:style:antialiased:)`: half of the line lies outside the shape.
  indirect case stroke(StyleValue, StrokeValue, isAntialiased: Bool = true)
  /// `strokeBorder(_:style:antialiased:)`: the line lies inside the shape.
  indirect case strokeBorder(StyleValue, StrokeValue, isAntialiased: Bool = true)
  /// Any other modifier that has a say in nothing but how the view is drawn.
  indirect case drawing(DrawingEffect)
}

extension ModifierContent {
  /// `foregroundStyle(_:)`, which views inherit.
  public static func foregroundStyle(_ style: StyleValue) -> ModifierContent {
    .environment(EnvironmentChange(.foregroundStyle(style)))
  }

  /// A modifier that sets an environment value.
  public static func setting(_ setting: EnvironmentSetting) -> ModifierContent {
    .environment(EnvironmentChange(setting))
  }
}

/// A modifier of a view, by SwiftUI's names.
///
/// This file has its role in layout; a modifier that does nothing but draw is a
/// `DrawingEffect`, one that sets an environment value an `EnvironmentSetting`.
public enum ModifierContent: Sendable, Equatable {
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
  /// `aspectRatio(_:contentMode:)`; nil ratio for that of the view's ideal size.
  case aspectRatio(Double?, ContentMode)
  /// `layoutPriority(_:)`.
  case layoutPriority(Double)
  /// `alignmentGuide(_:computeValue:)`.
  case alignmentGuide(AlignmentKey, ByIdentity<AlignmentGuide>)
  /// `position(x:y:)`.
  case position(Point)
  /// `overlay(alignment:content:)`; the content follows the view among the children.
  case overlay(alignment: Alignment)
  /// `background(alignment:content:)`; the content follows the view among the children.
  case background(alignment: Alignment)
  /// `background(_:ignoresSafeAreaEdges:)` with a style, which extends into the container's safe
  /// area where the view touches it.
  case backgroundStyle(StyleValue, ignoresSafeAreaEdges: Edge.Set = .all)
  /// `background(_:in:fillStyle:)`, which stays within the view's bounds.
  indirect case backgroundShape(StyleValue, BasicShape, FillValue = FillValue())
  /// `overlay(_:ignoresSafeAreaEdges:)` with a style.
  case overlayStyle(StyleValue, ignoresSafeAreaEdges: Edge.Set = .all)
  /// `overlay(_:in:fillStyle:)`.
  indirect case overlayShape(StyleValue, BasicShape, FillValue = FillValue())
  /// `mask(alignment:_:)`; the mask follows the view among the children, is laid out as an overlay
  /// and not drawn itself (D5.7).
  case mask(alignment: Alignment)

  /// `coordinateSpace(_:)` with a name: positions inside can be measured from the view.
  case coordinateSpace(String)
  /// `layoutValue(key:value:)`: a value for the layout around the view.
  indirect case layoutValue(LayoutValue)

  // MARK: Safe area

  /// `ignoresSafeArea(_:edges:)`.
  case ignoresSafeArea(SafeAreaRegions, edges: Edge.Set)
  /// `safeAreaInset(edge:alignment:spacing:content:)`; the content follows the view among the
  /// children. The alignment is a guide across the edge's axis; nil spacing is the one that the
  /// views prefer.
  case safeAreaInset(edge: Edge, alignment: AlignmentKey, spacing: Double?)
  /// `safeAreaPadding(_:_:)`; nil length for the environment's default.
  case safeAreaPadding(edges: Edge.Set, length: Double?)
  /// `safeAreaPadding(_:)` with a length for each edge.
  case safeAreaPaddingInsets(EdgeInsets)

  // MARK: Lists

  /// Makes a view a row, header or footer in a list: with a least height, and all of the
  /// list's width. Sections are not rows but consist of rows.
  case listRow(ListCell, LeastHeight)
  /// The default insets of a view in its row.
  case listRowPadding(EdgeInsets)
  /// `listRowInsets(_:)`, instead of the default ones.
  case listRowInsets(EdgeInsets)

  /// A minimum height that follows the text size, with all of the proposed width.
  case leastHeight(LeastHeight, alignment: Alignment)

  // MARK: Cells of a grid

  /// `gridCellColumns(_:)`: the number of columns that a cell spans, 1 or more.
  case gridCellColumns(Int)
  /// `gridCellAnchor(_:)`: the anchor of a cell in its area, whatever the alignments.
  case gridCellAnchor(UnitPoint)
  /// `gridCellUnsizedAxes(_:)`: the axes on which a cell does not size its column and row.
  case gridCellUnsizedAxes(Axis.Set)
  /// `gridColumnAlignment(_:)`: the alignment of all cells in the column.
  case gridColumnAlignment(HorizontalAlignment)

  // MARK: Presentations

  /// `sheet(isPresented:onDismiss:content:)` and the like while they present: the content follows
  /// the view among the children and is laid over the scene.
  indirect case presentation(Presentation)

  // MARK: Environment

  /// A change of the environment of the view and its children.
  case environment(EnvironmentChange)

  // MARK: Annotations

  /// An annotation that layout passes on unread. Synthetic content, the views that follow the
  /// modified one among the children, is laid out in its bounds as a VStack, takes no space and is
  /// not drawn.
  case annotation(ByIdentity<any ViewAnnotation>, bringsViews: Bool)

  // MARK: Rendering

  /// `offset(x:y:)`, positive towards the trailing edge.
  case offset(Point)
  /// `rotationEffect(_:anchor:)`, in degrees, clockwise in a left-to-right layout.
  case rotationEffect(degrees: Double, anchor: UnitPoint)
  /// `scaleEffect(x:y:anchor:)`.
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  /// `transformEffect(_:)`, about the view's top leading corner.
  indirect case transformEffect(AffineTransform)
  /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  indirect case rotation3DEffect(SpaceRotation)
  /// A custom effect that depends on the view's size, about its top leading corner.
  indirect case geometryEffect(String, ByIdentity<@Sendable (Size) -> Projection>)
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
  /// `stroke(_:style:antialiased:)`: half of the line is outside of the shape.
  indirect case stroke(StyleValue, StrokeValue, isAntialiased: Bool = true)
  /// `strokeBorder(_:style:antialiased:)`: the line is inside of the shape.
  indirect case strokeBorder(StyleValue, StrokeValue, isAntialiased: Bool = true)
  /// Any other modifier that concerns only drawing.
  indirect case drawing(DrawingEffect)
}

extension ModifierContent {
  /// `foregroundStyle(_:)`, which sets an environment value.
  public static func foregroundStyle(_ style: StyleValue) -> ModifierContent {
    .environment(EnvironmentChange(.foregroundStyle(style)))
  }

  /// `alignmentGuide(_:computeValue:)`.
  public static func alignmentGuide(
    _ key: AlignmentKey,
    _ guide: @escaping AlignmentGuide
  ) -> ModifierContent {
    .alignmentGuide(key, ByIdentity(guide))
  }

  /// An annotation that layout passes on unread.
  public static func annotation(
    _ annotation: any ViewAnnotation,
    bringsViews: Bool
  ) -> ModifierContent {
    .annotation(ByIdentity(annotation), bringsViews: bringsViews)
  }

  /// A modifier that sets an environment value.
  public static func setting(_ setting: EnvironmentSetting) -> ModifierContent {
    .environment(EnvironmentChange(setting))
  }
}

extension ModifierContent {
  /// The modifier's name in SwiftUI; for an environment change the name it was given.
  package var typeName: String {
    switch self {
    case .padding, .paddingInsets: "padding"
    case .frame, .flexibleFrame: "frame"
    case .containerRelativeFrame: "containerRelativeFrame"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide: "alignmentGuide"
    case .position: "position"
    case .overlay, .overlayStyle, .overlayShape: "overlay"
    case .background, .backgroundStyle, .backgroundShape: "background"
    case .mask: "mask"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .safeAreaInset: "safeAreaInset"
    case .safeAreaPadding, .safeAreaPaddingInsets: "safeAreaPadding"
    case .listRow(.row, _): "listRow"
    case .listRow(.header, _), .listRow(.footer, _), .leastHeight: "frame"
    case .listRowPadding: "padding"
    case .listRowInsets: "listRowInsets"
    case .presentation(let presentation): presentation.kind.rawValue
    case .coordinateSpace: "coordinateSpace"
    case .layoutValue: "layoutValue"
    case .gridCellColumns: "gridCellColumns"
    case .gridCellAnchor: "gridCellAnchor"
    case .gridCellUnsizedAxes: "gridCellUnsizedAxes"
    case .gridColumnAlignment: "gridColumnAlignment"
    case .environment(let change): change.name
    case .annotation(let annotation, _): annotation.value.name
    case .offset: "offset"
    case .rotationEffect: "rotationEffect"
    case .scaleEffect: "scaleEffect"
    case .transformEffect: "transformEffect"
    case .rotation3DEffect: "rotation3DEffect"
    case .geometryEffect(let name, _): name
    case .zIndex: "zIndex"
    case .border: "border"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .clipped: "clipped"
    case .clipShape: "clipShape"
    // Documents have always used the name of its value.
    case .fill: "foregroundStyle"
    case .stroke: "stroke"
    case .strokeBorder: "strokeBorder"
    case .drawing(let effect): effect.name
    }
  }
  // MARK: In layout

  /// A modifier's role in layout.
  package enum Role: Equatable, Sendable {
    /// It affects sizes or places.
    case layout
    /// It sets a trait for the container around the view.
    case trait
    /// It sets a trait of a row in a list, which a section is not.
    case row
    /// It changes the environment.
    case environment
    /// It adds views, which are laid out in the bounds of the modified one.
    case content(Layer)
    /// It adds a style, which extends into the safe area.
    case style
    /// It adds a shape, which stays within the view.
    case shape
    /// It transforms the drawing of the view.
    case effect
    /// It affects only drawing, or nothing that is laid out.
    case drawing
  }

  /// The layer in which the views that a modifier adds are drawn.
  package enum Layer: Sendable {
    case behind
    case inFront
    /// In front of the whole scene.
    case overScene
    /// Not drawn: a mask, or for assistive technology only.
    case nowhere
  }

  /// The modifier's role in layout.
  package var role: Role {
    switch self {
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .alignmentGuide, .position, .offset, .coordinateSpace, .ignoresSafeArea,
      .safeAreaPadding, .safeAreaPaddingInsets, .leastHeight:
      .layout
    case .layoutPriority, .layoutValue, .listRowInsets, .gridCellColumns, .gridCellAnchor,
      .gridCellUnsizedAxes, .gridColumnAlignment, .zIndex:
      .trait
    case .listRow, .listRowPadding: .row
    case .environment: .environment
    case .overlay, .safeAreaInset: .content(.inFront)
    case .background: .content(.behind)
    case .presentation: .content(.overScene)
    case .mask, .annotation(_, bringsViews: true): .content(.nowhere)
    case .backgroundStyle, .overlayStyle: .style
    case .backgroundShape, .overlayShape: .shape
    case .rotationEffect, .scaleEffect, .transformEffect, .rotation3DEffect, .geometryEffect:
      .effect
    case .annotation(_, bringsViews: false), .border, .opacity, .hidden, .clipped, .clipShape,
      .fill, .stroke, .strokeBorder, .drawing:
      .drawing
    }
  }

  /// Whether added views follow the modified one among its children.
  var bringsViews: Bool {
    if case .content = role { true } else { false }
  }
  /// The shape behind or in front of the view; nil for any other modifier.
  package var layerShape: BasicShape? {
    if case .backgroundShape(_, let shape, _) = self { return shape }
    if case .overlayShape(_, let shape, _) = self { return shape }
    return nil
  }

  /// The edges at which a style behind or in front of the view extends into the safe area; nil for
  /// any other modifier.
  var ignoredEdges: Edge.Set? {
    if case .backgroundStyle(_, let edges) = self { return edges }
    if case .overlayStyle(_, let edges) = self { return edges }
    return nil
  }
}

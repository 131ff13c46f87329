extension SpecDescriptions {
  /// Keys of views and modifiers that decide the layout.
  static let layout = """
    type = The type of the view.
    style.type = The kind of the style.
    id = The name by which expectations and documents refer to it, unique on the screen. | \
    example "card"
    modifiers = The modifiers of the view, the innermost first.
    children = The views inside: a view, or a list of views.
    content = The views, one or several.
    Text.content = The words of the text. | example "Hello"
    alignment = The guide, or pair of guides, that the views meet on. | example "leading"
    spacing = The distance between neighbors, in points; null for that which they prefer. | \
    example 8
    horizontalSpacing = The distance between columns, in points; null for that which views \
    prefer. | example 8
    verticalSpacing = The distance between rows, in points; null for that which views prefer. | \
    example 8
    axes = The axes. | example "vertical"
    scrollPosition = Where the content is scrolled to.
    data = The elements to repeat the content for, or how many there are. | example 3
    condition = The comparison that decides which views there are. | example "proxy.size.width > \
    300"
    else = The views if the condition does not hold: a view, or a list of views.
    with = The values of the definition's placeholders.
    metrics = The metrics of a text that was measured elsewhere.
    runs = The parts of the text, each with its style.
    size = The width and height, in points. | example [20, 10]
    system.size = The size of the font, in points. | example 17
    custom.size = The size of the font, in points. | example 17
    systemName = The name of a symbol of the system. | example "star.fill"
    label = The views of the label, one or several.
    decorative = Whether assistive technology skips the image.
    resizable = Whether the image takes the proposed size, and how. | default false | example true
    file = The path of a picture, from the folder of the spec. | example "photo.png"
    interpolation = The quality of scaled pictures.
    antialiased = Whether edges between pixels are smooth. | default true
    minLength = The least length, in points. | example 0
    in = The shape, the range, or the axes of something.
    Slider.in = The least and the greatest value. | example [0, 10]
    Stepper.in = The least and the greatest value. | example [0, 10]
    Gauge.in = The least and the greatest value. | example [0, 10]
    canvasItem.in = The rectangle of the drawing: x, y, width and height, in points. | \
    example [0, 0, 20, 10]
    clip.in = The rectangle of the shape: x, y, width and height, in points. | example [0, 0, 20, 10]
    ViewThatFits.in = The axes in which a view must fit.
    columns = The columns. | example [{ "fixed": 80 }]
    Table.columns = The titles of the columns. | example ["Name", "Size"]
    rows = The rows.
    fixed = The length, in points. | example 80
    flexible = The bounds of a length that takes its share.
    adaptive = The bounds of as many equal lengths as fit.
    minimum = The least value, in points for lengths.
    maximum = The greatest value, in points for lengths.
    x = The horizontal position, distance or factor. | example 4
    y = The vertical position, distance or factor. | example 4
    edge = The edge. | example "top"
    edges = The edges.
    regions = The kinds of safe area. | default "all" | example "keyboard"
    length = The length, in points.
    containerRelativeFrame.length = The length, in points, as an expression of the length of the \
    container. | example "length / 2 - 10"
    width = The width, in points. | example 44
    height = The height, in points. | example 44
    minWidth = The least width, in points. | example 44
    idealWidth = The width without a proposal, in points. | example 100
    maxWidth = The greatest width, in points, or "inf". | example "inf"
    minHeight = The least height, in points. | example 44
    idealHeight = The height without a proposal, in points. | example 100
    maxHeight = The greatest height, in points, or "inf". | example "inf"
    count = The number of something. | example 3
    span = The number of parts that the view takes. | default 1 | example 2
    horizontal = The value for the horizontal axis.
    vertical = The value for the vertical axis.
    ratio = The width divided by the height; null for that of the view. | example [16, 9]
    contentMode = Whether the view fits into the space or fills it. | example "fit"
    guide = The guide that gets a value. | example "leading"
    value = The value.
    alignmentGuide.value = The value of the guide, in points: a number or an expression of d. | \
    example "d[.bottom] - 4"
    padding = Space around the view, in points: a number, lengths by edge, or edges with one \
    length. | default 16 | example 8
    frame = A frame of a fixed size, or one with bounds.
    containerRelativeFrame = A frame whose size is a share of the container's.
    fixedSize = The view takes its ideal size on these axes; {} for both. | example {}
    aspectRatio = The view keeps this ratio of width to height.
    scaledToFit = The view keeps its ratio, and fits into the space.
    scaledToFill = The view keeps its ratio, and fills the space.
    layoutPriority = The priority by which a stack serves the view. | default 0 | example 1
    zIndex = The order in which overlapping views are drawn. | default 0 | example 1
    opacity = How opaque the view is, from 0 to 1. | default 1 | example 0.5
    offset = The distance by which the view is shown elsewhere, in points.
    position = The center of the view in the space that it takes, in points.
    overlay = Views or a style in front of the view.
    background = Views or a style behind the view.
    mask = Views whose opacity is that of the view.
    coordinateSpace = The name of the view's coordinate space. | example "card"
    ignoresSafeArea = The view extends into the safe area.
    safeAreaInset = Views at an edge, which the content of the view keeps free.
    safeAreaPadding = Space at edges of the safe area, in points. | example 16
    border = A line inside of the view's edges.
    hidden = The view takes its space, and is not seen.
    clipped = What is outside of the view's frame is not drawn.
    clipShape = What is outside of the shape is not drawn. | example "Circle"
    rotationEffect = The view is drawn rotated.
    scaleEffect = The view is drawn larger or smaller. | example 2
    rotation3DEffect = The view is drawn rotated in space.
    projectionEffect = The view is drawn through a projection: the 9 numbers of its rows.
    transformEffect = The view is drawn through an affine transformation.
    gridCellColumns = The number of columns that the cell takes. | default 1 | example 2
    gridCellAnchor = The point of the cell at which the view stands. | example "topLeading"
    gridCellUnsizedAxes = The axes on which the view does not decide the size of the cell.
    gridColumnAlignment = The guide of the column that the cell is in. | example "trailing"
    anchor = The point of the view that stays in place. | default "center" | example "topLeading"
    anchorZ = The depth of the point that stays in place, in points. | default 0
    perspective = The strength of the perspective. | default 1
    degrees = The angle clockwise, in degrees. | example 45
    a = The factor of x in the new x. | default 1
    b = The factor of x in the new y. | default 0
    c = The factor of y in the new x. | default 0
    d = The factor of y in the new y. | default 1
    tx = The horizontal shift, in points. | default 0
    ty = The vertical shift, in points. | default 0
    regularExpression = A pattern of text.
    HStack.alignment = The vertical guide that the views meet on. | default "center" | example "top"
    VStack.alignment = The horizontal guide that the views meet on. | default "center" | example \
    "leading"
    ZStack.alignment = The guides that the views meet on. | default "center" | example "topLeading"
    frame.alignment = The guides on which the view meets the frame. | default "center" | example \
    "topLeading"
    overlay.alignment = The guides on which the views meet. | default "center" | example \
    "topTrailing"
    background.alignment = The guides on which the views meet. | default "center" | example "bottom"
    flexible.minimum = The least length, in points. | default 10
    flexible.maximum = The greatest length, in points. | default "inf"
    metrics.leading = The space between lines, in points. | example 0
    """
}

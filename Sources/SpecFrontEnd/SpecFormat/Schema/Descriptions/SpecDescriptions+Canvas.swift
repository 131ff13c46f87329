extension SpecDescriptions {
  /// Keys of canvases and paths.
  static let canvas = """
    draw = The steps of the drawing.
    canvasFilter.hueRotation = The angle by which hues are turned, in degrees. | default 0 | example 90
    canvasItem.fill = The shape that is filled. | example "Circle"
    canvasItem.stroke = The shape whose outline is drawn. | example "Circle"
    symbols = The views that the canvas draws, by id.
    symbol = The id of a symbol. | example "dot"
    image = The picture.
    rect = The rectangle, in points. | example [0, 0, 20, 10]
    sourceRect = The part of the picture that is drawn, from 0 to 1.
    origin = The corner, in points. | example [0, 0]
    point = The point, in points.
    shading = The color or gradient.
    tiledImage = A picture that is repeated.
    backdrop = What is behind the canvas.
    palette = The index of a style.
    clip = What is outside of the path is not drawn.
    clipToLayer = What is outside of the layer's drawing is not drawn.
    inverse = Whether the inside is left out instead. | default false
    layer = Steps that are drawn as one picture.
    drawLayer = Steps that are drawn as one picture.
    filter = A filter for what is drawn after it.
    filters = The filters of the layer.
    alphaThreshold = Parts that are more opaque than this get one color.
    colorMatrix = The 20 factors of colors.
    invertsAlpha = Whether opaque and transparent parts change places. | default false
    dithersResult = Whether colors are mixed from dots. | default false
    shadowAbove = Whether the shadow is in front. | default false
    shadowOnly = Whether nothing but the shadow is drawn. | default false
    disablesGroup = Whether each step has its own shadow. | default false
    projectionTransform = A projection: the 9 numbers of its rows.
    linearColor = Whether colors are mixed as light. | default false
    rotateBy = The angle by which what follows is rotated, in degrees.
    scaleBy = The factors by which what follows is scaled.
    translateBy = The distance by which what follows is moved, in points.
    concatenate = The transformation of what follows.
    transform = The transformation.
    resolved = Whether the text is measured first.
    colorMode = How colors are computed. | default "nonLinear"
    rendersAsynchronously = Whether the drawing may come later. | default false
    angle = The angle, in degrees. | example 45
    """
}

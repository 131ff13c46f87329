extension SpecDescriptions {
  /// Keys of styles, shapes and text.
  static let styles = """
    style = The color, gradient or material. | example "red"
    RoundedRectangle.style = The form of the corners. | example "continuous"
    Capsule.style = The form of the corners. | example "continuous"
    system.style = The text style, which also follows the size that the user prefers. | \
    example "headline"
    font.system = A font of the system, by its size or text style.
    fill = The color, gradient or material that fills the shape. | example "blue"
    stroke = The line along the outline. | example "gray"
    strokeBorder = The line inside of the outline. | example "gray"
    lineWidth = The width of the line, in points. | default 1 | example 2
    lineCap = The ends of the line. | default "butt" | example "round"
    lineJoin = The corners of the line. | default "miter" | example "round"
    miterLimit = How far corners may reach. | default 10
    dash = The lengths of dashes and gaps, in points. | example [4, 2]
    dashPhase = Where in the dashes the line begins, in points. | default 0
    eoFill = Whether parts with an even number of outlines around them stay empty.
    trim = The part of the outline, from 0 to 1. | example [0, 0.5]
    layoutDirectionBehavior = Whether the shape is mirrored where the layout is. | example "mirrors"
    mirrors = The direction for which the outline is drawn. | example "leftToRight"
    cornerRadius = The radius of the corners, in points. | example 12
    inset = The distance between the frame and the outline, in points. | default 0
    path = The steps of a path.
    color = The color. | example "red"
    colors = The colors. | example ["red", "blue"]
    stops = Colors with their places, from 0 to 1.
    location = The place of the color, from 0 to 1. | example 0.5
    gradient = The gradient of the color.
    linearGradient = A gradient along a line.
    radialGradient = A gradient from a center outwards.
    ellipticalGradient = A gradient from a center outwards, as wide and high as the frame.
    angularGradient = A gradient around a center.
    conicGradient = A gradient around a center.
    meshGradient = A gradient between points of a grid.
    startPoint = Where the gradient begins. | example "top"
    endPoint = Where the gradient ends. | example "bottom"
    center = The middle.
    startRadius = The radius at which the gradient begins, in points.
    endRadius = The radius at which the gradient ends, in points. | example 100
    startRadiusFraction = The radius at which the gradient begins, as a part of the frame. | \
    default 0
    endRadiusFraction = The radius at which the gradient ends, as a part of the frame. | default 0.5
    startAngle = The angle at which the gradient begins, in degrees.
    endAngle = The angle at which the gradient ends, in degrees.
    points = The points.
    smoothsColors = Whether colors change smoothly at the points. | default true
    colorSpace = The space in which colors are mixed or stated.
    ignoresSafeAreaEdges = The edges at which the style extends into the safe area. | default "all"
    shadow = A shadow behind the view.
    shadows = The shadows of the style.
    radius = The radius, in points. | example 4
    blur = The view is drawn blurred. | example 3
    opaque = Whether everything behind is hidden.
    brightness = How much brighter colors are, from -1 to 1. | default 0 | example 0.2
    contrast = The factor of contrast. | default 1 | example 1.5
    saturation = The factor of saturation. | default 1 | example 0.5
    grayscale = How gray colors are, from 0 to 1. | default 0 | example 1
    hueRotation = The angle by which hues are turned, in degrees. | default {"degrees": 0} | \
    example {"degrees": 90}
    colorInvert = Colors are inverted.
    colorMultiply = The color that all colors are multiplied with. | example "red"
    luminanceToAlpha = Bright parts become transparent.
    blendMode = How the view is mixed with what is behind it. | default "normal" | example \
    "multiply"
    compositingGroup = The view is drawn as one picture, to which effects apply.
    drawingGroup = The view is drawn into one bitmap.
    geometryGroup = The views inside move together.
    foregroundStyle = The style of text, symbols and shapes inside. | example "secondary"
    foregroundColor = The color of text, symbols and shapes inside. | example "red"
    backgroundStyle = The style of backgrounds inside that name none. | example "gray"
    tint = The color of controls inside. | example "green"
    accentColor = The color of controls inside; tint is its newer name. | example "green"
    redacted = Texts and images inside are blocks. | example "placeholder"
    font = The font of texts inside. | example "headline"
    design = The design of the font. | default "default" | example "rounded"
    weight = The weight of the font. | example "bold"
    fontDesign = The design of fonts inside. | example "rounded"
    fontWeight = The weight of fonts inside. | example "semibold"
    fontWidth = The width of fonts inside. | example "condensed"
    family = The family of the font. | example "Noto Sans"
    bold = Whether text is bold.
    italic = Whether text is italic.
    monospaced = Whether all characters are equally wide.
    monospacedDigit = All digits are equally wide.
    underline = A line below the text.
    strikethrough = A line through the text.
    pattern = The pattern of the line. | default "solid" | example "dash"
    kerning = The extra distance between characters, in points. | default 0 | example 1
    tracking = The extra distance between characters, in points. | default 0 | example 1
    baselineOffset = How much higher the baseline is, in points. | default 0 | example 2
    textCase = Whether text is in capitals or small letters; null for as it is. | example \
    "uppercase"
    lineLimit = The number of lines; null for any. | example 2
    max = The greatest value. | example 3
    min = The least value. | example 1
    reservesSpace = Whether missing lines take space. | default false
    lineSpacing = The extra distance between lines, in points. | default 0 | example 4
    multilineTextAlignment = The side at which lines begin. | default "leading" | example "center"
    truncationMode = The place where text that does not fit is cut. | default "tail" | example \
    "middle"
    minimumScaleFactor = How much smaller text may get to fit, from 0 to 1. | default 1 | example \
    0.5
    allowsTightening = Whether characters may come closer to fit. | default false
    link = The address that the run leads to. | example "https://example.org"
    systemImage = The name of a symbol of the system. | example "star"
    renderingMode = Whether the picture is drawn as it is, or in the foreground style. | example \
    "template"
    symbolRenderingMode = How a symbol's layers are colored. | example "hierarchical"
    symbolVariant = The variant of symbols inside. | example "fill"
    imageScale = The size of symbols beside text. | default "medium" | example "large"
    capInsets = The edges of the picture that are not stretched, in points.
    resizingMode = Whether the picture is stretched or repeated. | default "stretch" | example \
    "tile"
    firstBaseline = The distance of the first baseline from the top, in points. | example 14
    lastBaseline = The distance of the last baseline from the top, in points. | example 34
    ascent = The height above the baseline, in points. | example 16
    descent = The depth below the baseline, in points. | example 4
    capHeight = The height of capitals, in points. | example 12
    lineCount = The number of lines. | example 2
    narrower = The metrics of the text at smaller widths.
    asset = The name of a color in a catalogue. | example "Brand"
    system.leading = The distance between lines. | default "standard" | example "tight"
    """
}

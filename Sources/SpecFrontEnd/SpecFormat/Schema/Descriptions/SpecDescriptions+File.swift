extension SpecDescriptions {
  /// Keys of files, cases, scenes and environments.
  static let file = """
    $schema = The schema of the file, for editors. | example "espalier-spec.schema.json"
    espalier = The kind of the document, which files in the canonical form state. | example "spec"
    version = The version of the canonical form. | example 1
    title = The words of a title. | example "Settings"
    spec.title = What the file shows. | example "A card with a picture"
    case.title = What the case shows. | example "A card with a picture"
    source = Where the expectations come from. | example "recorded on iOS 18.2"
    confidence = How sure the expectations are. | example "computed"
    scene = The screen around the views; a file's scene holds for all of its cases.
    proposal = The size that the root view is proposed, instead of a screen's.
    environment = Environment values, which hold for everything inside.
    spec.environment = Environment values that the root view inherits; a file's hold for all of \
    its cases.
    case.environment = Environment values that the root view inherits, besides those of the file.
    alignments = Custom alignments by name; a file's hold for all of its cases.
    definitions = Views by name, which References use; a file's hold for all of its cases.
    view = The root view, or several as in a VStack.
    expect = The expected layout, compared in both directions.
    xfail = Why the expectation is known not to be met. | example "SwiftUI rounds here"
    values = Values of the screen by name, which states and actions change.
    states = Changes of the values at times, or by name.
    actions = What users do on the screen, at times.
    cases = Several specs, each with a name.
    name = The name of something. | example "card"
    case.name = The name of the case, which no other of the file has. | example "padding-nested"
    rule = A single rule that is asked instead of a layout. | example "edgeInsets"
    given = The input of the rule.
    comment = A remark, which has no effect. | example "as in the talk"
    scene.width = The width of the screen, in points. | default 390 | example 320
    scene.height = The height of the screen, in points. | default 844 | example 480
    safeArea = The insets of the screen that bars and corners cover, in points.
    keyboard = The height of the keyboard, in points. | default 0 | example 291
    displayScale = The pixels per point. | default 3 | example 2
    device = The device whose screen it is. | example "iPhone 16"
    orientation = How the device is held. | default "portrait" | example "landscape"
    reduceMotion = Whether the user wants less motion. | default false
    proposal.width = The proposed width, in points; null for the ideal one. | example 320
    proposal.height = The proposed height, in points; null for the ideal one. | example null
    axis = The axis, horizontal or vertical. | example "vertical"
    rotation3DEffect.axis = The axis of the rotation: x, y and z. | example [0, 1, 0]
    defaultValue = The guide's value where a view states none: points or an expression of d. | \
    example "d[.bottom]"
    combine = The expression of p, n and child that combines the values of children. | example \
    "max(p, child)"
    top = The value at the top edge, in points.
    leading = The value at the leading edge, in points. | example 8
    bottom = The value at the bottom edge, in points.
    trailing = The value at the trailing edge, in points. | example 8
    left = The value at the left edge, in points.
    right = The value at the right edge, in points.
    layoutDirection = The direction of layout. | default "leftToRight" | example "rightToLeft"
    dynamicTypeSize = The size of text that the user prefers. | default "large" | example \
    "accessibility1"
    locale = The language and region. | example "ar"
    system = The version of the system whose rules hold. | example "iOS18"
    accessibilityGeneration = An older name of system. | example "iOS18"
    text = The text, as the user sees it. | example "Milk"
    environment.text = How text is measured: with squares of half the font's size, or with real \
    fonts. | default "fixed"
    systemFont = The files of the system's own font, from the folder of the spec. | example \
    "fonts/SF-Pro.ttf"
    platform = The platform whose metrics hold. | default "iOS" | example "macOS"
    userInterfaceIdiom = The kind of device. | default "phone" | example "pad"
    horizontalSizeClass = The size class of the width. | example "regular"
    verticalSizeClass = The size class of the height. | example "compact"
    colorScheme = Whether colors are those of light or dark surroundings. | default "light" | \
    example "dark"
    colorSchemeContrast = Whether colors have more contrast. | default "standard" | example \
    "increased"
    accessibilityReduceTransparency = Whether the user wants less transparency. | default false
    controlMetrics = Lengths of controls that replace those of the platform, in points.
    defaultPadding = The length of padding without one, in points. | default 16 | example 20
    screenEnvironment.text = How text is measured: with squares of half the font's size, or with \
    real fonts. | default "fixed"
    elements = The elements of a path, in their order. | example [["move", 0, 0], ["line", 20, 10]]
    ticks = The values of a slider that have ticks.
    neutralValue = The value from which the track of a slider is filled.
    enabledBounds = The lowest and the highest value of a slider that can be chosen.
    alignmentGuide = The values of alignment guides, by their names.
    shape = The shape.
    priority = The precedence of a gesture over those of the content.
    including = The gestures that take part: those added, those of the subviews, or both.
    names = The names of the actions.
    level = The level of a hierarchical style.
    given = The arguments of the rule.
    given.edges = The edges whose spacing is reset.
    given.spacing = The spacing of a view, by its edges, in points.
    expect = The expected results.
    default = The spacing to everything without another entry, in points.
    custom = A custom font, by its name and size in points.
    """
}

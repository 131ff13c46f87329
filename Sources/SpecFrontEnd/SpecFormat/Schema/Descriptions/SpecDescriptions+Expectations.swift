extension SpecDescriptions {
  /// Keys of expectations.
  static let expectations = """
    frames = The frames of views and modifiers by id, in points. | example { "card": [0, 0, 100, \
    40] }
    modifierFrames = The frames of views after each of their modifiers by id, in points.
    pixelFrames = The frames rounded to pixels by id, in points.
    renderedFrames = The bounding boxes after effects by id, in points.
    styleFrames = The frames that styles of backgrounds and overlays fill by id, in points.
    presentedFrames = The frames of what modifiers present by id, in points.
    safeAreaInsets = The safe area of views by id, in points.
    contentFrames = The frames in the content of the scroll view around by id, in points.
    scrollViews = The geometry of scroll views by id.
    contentInsets = The insets of the content, in points.
    contentSize = The width and height of the content, in points. | example [320, 900]
    pathBounds = The bounding boxes of outlines by id, in points.
    drawnFrames = The bounding boxes of what canvases draw by id, in points.
    guides = The values of guides by id, in points. | example { "card": { "leading": 0 } }
    explicitGuides = The values of stated guides by id, in points; null for none.
    measureProposals = The sizes proposed while sizes are negotiated by id, in points.
    placementProposals = The sizes proposed for placement by id, in points.
    drawOrder = The ids from back to front. | example ["back", "front"]
    lines = The lines of texts by id. | example { "title": ["one", "two"] }
    truncated = Whether texts are cut by id. | example { "title": false }
    accessibility = The elements in the order of reading, with the keys that count.
    spoken = What a screen reader says. | example ["Add, button"]
    shownFrames = The frames as shown at a time by id, in points.
    shownEffects = The effects on views at a time by id.
    leaving = The ids of views that have left and are still seen.
    tolerance = How far numbers may be from the expected ones, in points. | default 0.001
    rightToLeft = The expectation for the opposite direction; false for none, absent for the \
    mirror image.
    traitsLowerBound = Whether elements may have more traits. | default false
    pango = The expectation with real text.
    result = The expected answer of the rule.
    size = The width and height, in points. | example [20, 10]
    midX = The horizontal middle, in points.
    midY = The vertical middle, in points.
    maxX = The right edge, in points.
    maxY = The bottom edge, in points.
    dx = The horizontal shift, in points.
    dy = The vertical shift, in points.
    insets = The lengths by edge, in points.
    children = The elements inside, or the views: one or a list.
    first = The range of the first view.
    second = The range of the second view.
    predecessor = The spacing of the view before.
    successor = The spacing of the view after.
    properties = The properties.
    upper = The metrics of the upper text.
    lower = The metrics of the lower text.
    upperEdge = The kind of the upper text's edge.
    lowerEdge = The kind of the lower text's edge.
    pixelLength = The length of a pixel, in points.
    values = The values.
    category = The kind of neighbor.
    edgeAboveText = The distance to text below an edge, in points.
    edgeBelowText = The distance to text above an edge, in points.
    edgeLeftText = The distance to text at the right, in points.
    edgeRightText = The distance to text at the left, in points.
    textBaseline = The distance to a baseline, in points.
    textToText = The distance between texts, in points.
    given.leading = The space between lines, in points. | example 0
    upper.leading = The space between lines, in points. | example 0
    lower.leading = The space between lines, in points. | example 0
    """
}

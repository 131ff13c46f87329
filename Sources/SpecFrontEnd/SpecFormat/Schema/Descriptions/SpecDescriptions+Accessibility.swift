extension SpecDescriptions {
  /// Keys of accessibility.
  static let accessibility = """
    accessibilityLabel = The words that name the element. | example "Add milk"
    accessibilityValue = The words for the element's value. | example "3 of 5"
    accessibilityHint = The words that say what using the element does. | example "Opens the list"
    accessibilityIdentifier = A name for tests, which users never hear. | example "add"
    accessibilityHidden = Whether assistive technology skips the views.
    accessibilityAddTraits = Traits that the element has besides. | example ["isButton"]
    accessibilityRemoveTraits = Traits that the element does not have. | example ["isImage"]
    accessibilityElement = The view is an element, with its children ignored, contained or combined.
    accessibilityChildren = Views in place of the children, for assistive technology alone.
    accessibilityRepresentation = Views in place of the view, for assistive technology alone.
    accessibilitySortPriority = The order of reading: what is higher comes first. | default 0 | \
    example 1
    accessibilityAction = An action of the element.
    accessibilityActions = Named actions of the element. | example ["Share"]
    accessibilityAdjustableAction = The element's value can be raised and lowered.
    accessibilityScrollAction = The element can be scrolled.
    accessibilityZoomAction = The element can be zoomed.
    accessibilityActivationPoint = The point that is touched to use the element.
    accessibilityChartDescriptor = The data of a chart.
    accessibilityCustomContent = Words that are read on request.
    accessibilityDirectTouch = Touches go to the element directly.
    accessibilityFocused = Whether the element has the focus.
    accessibilityHeading = The level of the heading. | example "h2"
    accessibilityInputLabels = The words by which Voice Control knows the element. | example ["Add"]
    accessibilityLabeledPair = The view is the label of another one, or has it.
    accessibilityLinkedGroup = The view belongs to others elsewhere.
    accessibilityRespondsToUserInteraction = Whether the element can be used.
    accessibilityRotor = A rotor with entries.
    accessibilityRotorEntry = The name by which rotors lead to the element.
    accessibilityShowsLargeContentViewer = Pressing long shows the views large.
    accessibilityTextContentType = The kind of text. | example "sourceCode"
    textContentType = What is typed into the fields inside, for audits. | example "emailAddress"
    keyboardType = The keyboard of the fields inside, for audits. | example "emailAddress"
    speechAdjustedPitch = How much higher the voice is, from -1 to 1. | example 0.5
    speechAlwaysIncludesPunctuation = Whether punctuation is read.
    speechAnnouncementsQueued = Whether announcements wait for others.
    speechSpellsOutCharacters = Whether letters are read one by one.
    help = Words that explain the view. | example "Adds an item"
    isEnabled = Whether it has an effect. | default true
    kind = The kind of something.
    importance = Whether it is always read. | default "default" | example "high"
    entries = The entries.
    namespace = The name of the group that members share. | example "list"
    language = The language of the words. | example "en"
    contextMenu = The menu that a long press opens; its items are actions for assistive technology. | \
    example [{"type": "Button", "title": "Copy"}]
    swipeActions = The buttons behind a row of a list, which are actions for assistive technology. | \
    example [{"type": "Button", "title": "Delete", "role": "destructive"}]
    swipeActions.edge = The edge from which the buttons come. | default "trailing"
    swipeActions.allowsFullSwipe = Whether a long swipe does the first action. | default true
    swipeActions.content = The buttons. | example [{"type": "Button", "title": "Delete"}]
    headingLevel = The level of a heading; 0 for none. | example 1
    accessibilityRotor.headingLevel = The level of the headings that the rotor has.
    accessibilityRotor.system = The rotor of the system that is replaced.
    accessibilityLabeledPair.role = Whether the view is the label or what it labels.
    accessibilityLabel.placement = Whether the words follow or precede those of the view.
    accessibilityActivationPoint.unit = The point as fractions of the width and height. | \
    example [0.5, 0.5]
    accessibilityDirectTouch.options = The manners in which touches reach the view.
    accessibilityNode.path = The outline of the element: steps with their points, in points from the \
    corner of the screen. | example [["move", 0, 0], ["line", 20, 10]]
    sortPriority = The order of reading: what is higher comes first.
    inputLabels = The words by which Voice Control knows the element.
    defaultActivation = The name of the default action.
    frameSize = The width and height of the frame, in points. | example [100, 44]
    activationPoint = The point that is touched to use the element, in points. | example [50, 22]
    activationPointInElement = The point that is touched, from the corner of the frame, in points.
    customContent = Words that are read on request.
    rotors = The rotors that lead to elements.
    links = The links in the text.
    textRange = The characters of the text, from and to. | example [0, 4]
    textRanges = The characters of the text, each from and to.
    identifier = The name for tests. | example "add"
    hint = The words that say what using the element does.
    containerType = The kind of container.
    chart = The data of a chart.
    traits = The traits of the element.
    contains = The parts that a list has among others, in this order.
    summary = What the chart shows. | example "Sales rise."
    contentDirection = The direction of the chart. | default "leftToRight"
    xAxis = The horizontal axis of the chart.
    yAxis = The vertical axis of the chart.
    additionalAxes = Further axes of the chart.
    series = The series of data.
    isContinuous = Whether points are joined by a line.
    dataPoints = The points of the series.
    additionalValues = The values on further axes.
    scaleType = The scale of the axis. | default "linear" | example "log10"
    gridlinePositions = The places of lines across the chart.
    categoryOrder = The categories in their order. | example ["A", "B"]
    range = The least and the greatest value. | example [0, 10]
    unit = The unit of values. | example "°C"
    context = The surroundings in which the words are read.
    """
}

extension TreeResolver {
  /// Writes down a text to be measured.
  mutating func textLeaf(_ text: StyledText, view: Int, environment: EnvironmentValues) {
    // An empty text takes no space at all.
    if text.content.isEmpty { return leaf(LayoutNode(.rigid, view: view, parent: -1)) }
    let text = LayoutTree.MeasurableText(text, environment: environment, measurer: measurer)
    let sizing = text.sizing
    var node = LayoutNode(.text, view: view, parent: -1)
    node.extra = Int32(texts.count)
    node.spacing = spacing(
      sizing.metrics,
      environment: environment,
      firstBaseline: sizing.firstBaseline,
      height: sizing.size(width: 0, lineCount: 1).height,
      lastBaseline: sizing.firstBaseline
    )
    texts.append(text)
    leaf(node)
  }

  /// Writes down a text that was measured elsewhere.
  mutating func measuredTextLeaf(
    _ measured: MeasuredText,
    view: Int,
    environment: EnvironmentValues
  ) {
    var node = LayoutNode(.measuredText, view: view, parent: -1)
    node.extra = Int32(measuredTexts.count)
    node.spacing = spacing(
      measured.metrics,
      environment: environment,
      firstBaseline: measured.firstBaseline,
      height: measured.natural.size.height,
      lastBaseline: measured.natural.lastBaseline
    )
    measuredTexts.append(measured)
    leaf(node)
  }
}

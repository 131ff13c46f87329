extension TreeResolver {
  /// Adds a text to be measured.
  mutating func textLeaf(_ text: StyledText, view: Int, environment: Int) {
    textLeaf(measurer.shape(text), view: view, environment: environment)
  }

  /// Adds a text whose characters all have the same style.
  mutating func textLeaf(_ content: String, view: Int, environment: Int) {
    // Most texts share the environment of the one before.
    if styledTextEnvironment == environment {
      styledText.content = environments[environment].shown(content)
    } else {
      styledText = StyledText(content, in: environments[environment])
      styledTextEnvironment = environment
    }
    textLeaf(measurer.shape(styledText), view: view, environment: environment)
  }

  private mutating func textLeaf(_ shaped: any ShapedText, view: Int, environment: Int) {
    let sizing = TextSizing(metrics: shaped.metrics, environment: environments[environment])
    let known = table.sizings.count
    if known == 0 || table.sizings.elements[known - 1] != sizing { table.sizings.append(sizing) }
    let text = TextNode(text: Int32(table.texts.count))
    var node = LayoutNode(.text(text), view: view, environment: environment)
    node.spacing = table.spacing(of: sizing)
    table.texts.append(
      MeasurableText(shaped: shaped, sizing: Int32(table.sizings.count - 1))
    )
    leaf(node)
  }

  /// Adds a text that was measured elsewhere.
  mutating func measuredTextLeaf(_ measured: MeasuredText, view: Int, environment: Int) {
    let measured = measured.shown(in: environments[environment])
    let text = MeasuredTextNode(text: Int32(table.measuredTexts.count))
    var node = LayoutNode(.measuredText(text), view: view, environment: environment)
    node.spacing = table.spacing(
      TextSpacing(metrics: measured.metrics, grid: environments[environment].pixelGrid),
      firstBaseline: measured.firstBaseline,
      belowLastBaseline: measured.natural.size.height - measured.natural.lastBaseline
    )
    table.measuredTexts.append(measured)
    leaf(node)
  }
}

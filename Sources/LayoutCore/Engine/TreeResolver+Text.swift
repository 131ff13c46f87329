extension TreeResolver {
  /// Writes down a text to be measured.
  mutating func textLeaf(_ text: StyledText, view: Int, environment: Int) {
    // An empty text takes no space at all.
    if text.content.isEmpty { return leaf(LayoutNode(.rigid, view: view, parent: -1)) }
    textLeaf(measurer.shape(text), view: view, environment: environment)
  }

  /// Writes down a text whose characters all look alike.
  mutating func textLeaf(_ content: String, view: Int, environment: Int) {
    if content.isEmpty { return leaf(LayoutNode(.rigid, view: view, parent: -1)) }
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
    var node = LayoutNode(.text, view: view, parent: -1)
    node.extra = Int32(texts.count)
    node.spacing = table.spacing(of: sizing)
    if sizings.count == 0 || sizings.elements[sizings.count - 1] != sizing {
      sizings.append(sizing)
    }
    texts.append(LayoutTree.MeasurableText(shaped: shaped, sizing: Int32(sizings.count - 1)))
    leaf(node)
  }

  /// Writes down a text that was measured elsewhere.
  mutating func measuredTextLeaf(_ measured: MeasuredText, view: Int, environment: Int) {
    var node = LayoutNode(.measuredText, view: view, parent: -1)
    node.extra = Int32(measuredTexts.count)
    node.spacing = table.spacing(
      TextSpacing(metrics: measured.metrics, grid: environments[environment].pixelGrid),
      firstBaseline: measured.firstBaseline,
      belowLastBaseline: measured.natural.size.height - measured.natural.lastBaseline
    )
    measuredTexts.append(measured)
    leaf(node)
  }
}

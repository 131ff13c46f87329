internal import LayoutCore
internal import ViewGraph

/// The node of all of a screen.
final class RootNode<Content: View>: GraphNode, GraphObserver {
  private let view: Content
  /// The colour scheme that the views prefer.
  private var colorScheme: ColorScheme?

  init(_ view: Content, graph: ViewGraph, inputs: GraphInputs) {
    self.view = view
    super.init(key: .slot(0), parent: nil, graph: graph, inputs: inputs)
  }

  override var typeName: String { "Screen" }

  override func evaluate() {
    isDirty = false
    var inputs = inputs
    if let colorScheme {
      var environment = EnvironmentValues(inputs.environment)
      environment.colorScheme = colorScheme
      inputs.environment = environment.graph
      setOutput(.modifier(.setting(.colorScheme(colorScheme.engine))))
    } else {
      setOutput(.inPlace)
    }
    updateChildren(inputs) { Content._append(view, to: &$0) }
  }

  override func didEnter() {
    graph.observe(self)
    compare()
  }

  override func willLeave() { graph.stopObserving(self) }

  func didUpdate() { compare() }

  func didLayOut(_ result: LayoutResult) { compare() }

  private func compare() {
    // This runs after each update, and reading the preference visits all views.
    guard graph.maySay(ObjectIdentifier(PreferredColorSchemeKey.self)) else { return }
    let wanted = value(of: PreferredColorSchemeKey.self)
    if wanted == colorScheme { return }
    colorScheme = wanted
    invalidate()
  }
}

/// State that evaluations read.
public protocol GraphDependency: AnyObject {
  /// Forgets a reader.
  @MainActor func forget(_ node: GraphNode)
}

internal import LayoutCore
internal import ViewGraph

/// The edit controls of a row in a list that is edited (M6.3).
struct RowControlView {
  let control: RowControl
  let requests: RequestHandlers
}

extension RowControlView: _PrimitiveView {
  func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.rowControl(control))))
    node.requests = requests
  }

  func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.control(.rowControl(control), of: node)
  }
}

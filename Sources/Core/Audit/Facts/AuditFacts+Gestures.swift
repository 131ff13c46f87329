extension AuditFacts {
  /// Writes down the gestures of views, each at the outermost view that has it.
  ///
  /// - Parameter around: Tells the gestures of a view and of those around it, by its position in the view
  ///   tree; each gesture has a number that no other one has.
  package mutating func noteGestures(_ around: (Int) -> [Int: [AuditView.Gesture]]) {
    var all: [[Int: [AuditView.Gesture]]] = []
    all.reserveCapacity(views.count)
    for index in views.indices {
      let own = around(views[index].source)
      let outer = views[index].parent.map { all[$0] } ?? [:]
      all.append(own)
      guard own.count > outer.count else { continue }
      let new = own.filter { outer[$0.key] == nil }.flatMap(\.value)
      views[index].gestures = AuditView.Gesture.allCases.filter(new.contains)
    }
  }
}

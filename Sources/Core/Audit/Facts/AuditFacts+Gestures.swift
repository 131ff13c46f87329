package import Controls

extension AuditFacts {
  /// Writes down the gestures of views, each at the outermost view that has it.
  ///
  /// - Parameter around: Tells the gestures of a view and of those around it, by its position in the view
  ///   tree; each gesture has a number that no other one has.
  package mutating func noteGestures(_ around: (Int) -> [Int: FingerGestures]) {
    var all: [[Int: FingerGestures]] = []
    all.reserveCapacity(views.count)
    for index in views.indices {
      let own = around(views[index].source)
      let outer = views[index].parent.map { all[$0] } ?? [:]
      all.append(own)
      guard own.count > outer.count else { continue }
      for (number, gestures) in own where outer[number] == nil {
        views[index].gestures.formUnion(gestures)
      }
    }
  }
}

// The effect of gestures, actions and completions on a spec's values.

extension SpecTimePoint {
  /// A value that is no list and no object.
  enum Scalar: Equatable {
    case number(Double)
    case boolean(Bool)
    case text(String)
  }

  /// A change of values: a state, or single ones.
  enum Change {
    case state(String)
    case values([String: Scalar])
  }

  /// Does what a change says, but for how that moves.
  func change(_ change: SpecStateChange, _ numbers: [String: Double]) {
    let scalars = scalars(of: change, numbers)
    if let state = change.state { note(.state(state)) }
    if !scalars.isEmpty { note(.values(scalars)) }
  }

  /// Has values be others until they are released.
  func hold(_ change: SpecStateChange, _ numbers: [String: Double]) {
    held.merge(scalars(of: change, numbers)) { $1 }
  }

  /// Ends the values that hold during a gesture.
  func release(_ change: SpecStateChange) {
    for name in change.settings.keys { held[name] = nil }
  }

  /// The values that a change sets, from the current ones.
  private func scalars(
    of change: SpecStateChange,
    _ numbers: [String: Double]
  ) -> [String: Scalar] {
    let known = self.numbers.merging(numbers) { $1 }
    return change.settings.compactMapValues { setting in
      switch setting {
      case .number(let value): .number(value)
      case .boolean(let value): .boolean(value)
      case .text(let value): .text(value)
      case .computed(let compute): compute(known).map { .number($0) }
      case .opposite(let name): .boolean(!(booleans[name] ?? false))
      }
    }
  }

  /// Notes a change; what a later one makes good is left out.
  private func note(_ change: Change) {
    var list = changes[stateCount] ?? []
    switch change {
    case .state(let name):
      list.removeAll {
        if case .state(name) = $0 { true } else { false }
      }
      list.append(change)
    case .values(let values):
      if case .values(let last)? = list.last {
        list[list.count - 1] = .values(last.merging(values) { $1 })
      } else {
        list.append(change)
      }
    }
    changes[stateCount] = list
  }
}

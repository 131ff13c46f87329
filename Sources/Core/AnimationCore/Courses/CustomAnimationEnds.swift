internal import Synchronization

/// When changes end that a user's own course makes.
///
/// Many views move by the same change, and a search for an end is long where there is none.
final class CustomAnimationEnds: Sendable {
  private struct Change: Hashable {
    let type: ObjectIdentifier
    let numbers: [Double]
    let isLogical: Bool
  }

  /// How many changes are remembered.
  private static let limit = 256

  private let known = Mutex<[Change: Double]>([:])

  /// The end of a change, by a search if it is not known.
  func end<Value: VectorArithmetic>(
    of interval: Value,
    isLogical: Bool,
    _ search: () -> Double
  ) -> Double {
    guard let numbers = numbers(of: interval) else { return search() }
    let change = Change(type: ObjectIdentifier(Value.self), numbers: numbers, isLogical: isLogical)
    if let end = known.withLock({ $0[change] }) { return end }
    // Without the lock: a course that is made of others may ask for the ends of those.
    let end = search()
    known.withLock { known in
      if known.count >= CustomAnimationEnds.limit { known = [:] }
      known[change] = end
    }
    return end
  }

  /// What tells a change from others; nil for data of a user's own.
  private func numbers<Value: VectorArithmetic>(of interval: Value) -> [Double]? {
    switch interval {
    case let number as Double: [number]
    case let vector as VectorOfFour: (0..<4).map { vector.lanes[$0] }
    case let data as AnimatedNumbers: data.own == nil ? data.numbers : nil
    default: nil
    }
  }
}

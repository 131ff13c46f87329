internal import Synchronization

/// A cache of the ends of changes by custom animations.
///
/// Many views animate the same change, and the search for an end takes long if there is none.
final class CustomAnimationEnds: Sendable {
  private struct Change: Hashable {
    let type: ObjectIdentifier
    let numbers: [Double]
    let isLogical: Bool
  }

  /// The number of changes that are cached.
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
    // Without the lock: an animation made of others may query the ends of those.
    let end = search()
    known.withLock { known in
      if known.count >= CustomAnimationEnds.limit { known = [:] }
      known[change] = end
    }
    return end
  }

  /// The components of a change as a key; nil for a program's own `animatableData`.
  private func numbers<Value: VectorArithmetic>(of interval: Value) -> [Double]? {
    switch interval {
    case let number as Double: [number]
    case let vector as VectorOfFour: (0..<4).map { vector.lanes[$0] }
    case let data as AnimatedNumbers: data.own == nil ? data.numbers : nil
    default: nil
    }
  }
}

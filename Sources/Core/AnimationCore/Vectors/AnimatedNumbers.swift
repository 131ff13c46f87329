/// The animatable numbers of a value, in any number, and a program's own `animatableData` (T1.4).
///
/// Two of different lengths have no common change; zero has no numbers.
package struct AnimatedNumbers: VectorArithmetic {
  /// The numbers.
  package var numbers: [Double]
  /// The `animatableData` of a program's type.
  package var own: (any VectorArithmetic)?

  package init(_ numbers: [Double] = [], own: (any VectorArithmetic)? = nil) {
    self.numbers = numbers
    self.own = own
  }

  package static var zero: AnimatedNumbers { AnimatedNumbers() }

  package static func + (first: AnimatedNumbers, second: AnimatedNumbers) -> AnimatedNumbers {
    let numbers =
      if first.numbers.isEmpty {
        second.numbers
      } else if second.numbers.isEmpty {
        first.numbers
      } else {
        zip(first.numbers, second.numbers).map { $0 + $1 }
      }
    guard let one = first.own, let other = second.own else {
      return AnimatedNumbers(numbers, own: first.own ?? second.own)
    }
    return AnimatedNumbers(numbers, own: one.sum(with: other))
  }

  package static func - (first: AnimatedNumbers, second: AnimatedNumbers) -> AnimatedNumbers {
    first + second.scaled(by: -1)
  }

  package mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
    own = own.map { $0.multiplied(by: rhs) }
  }

  package var magnitudeSquared: Double {
    numbers.reduce(own?.magnitudeSquared ?? 0) { $0 + $1 * $1 }
  }

  /// Whether it is no change.
  package var isZero: Bool { magnitudeSquared == 0 }

  package static func == (first: AnimatedNumbers, second: AnimatedNumbers) -> Bool {
    guard first.numbers == second.numbers else { return false }
    guard let one = first.own, let other = second.own else {
      return first.own == nil && second.own == nil
    }
    return one.isEqual(to: other)
  }
}

extension VectorArithmetic {
  /// The sum with a value of the same type; the value itself for another one.
  fileprivate func sum(with other: any VectorArithmetic) -> any VectorArithmetic {
    (other as? Self).map { self + $0 } ?? self
  }

  fileprivate func multiplied(by factor: Double) -> any VectorArithmetic { scaled(by: factor) }

  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool { other as? Self == self }
}

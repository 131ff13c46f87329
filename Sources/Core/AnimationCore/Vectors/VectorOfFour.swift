/// A vector of four numbers, such as those of a rectangle (T1.13).
package struct VectorOfFour: VectorArithmetic, Sendable {
  package var lanes: SIMD4<Double>

  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package static let zero = VectorOfFour(SIMD4())

  package static func + (first: VectorOfFour, second: VectorOfFour) -> VectorOfFour {
    VectorOfFour(first.lanes + second.lanes)
  }

  package static func - (first: VectorOfFour, second: VectorOfFour) -> VectorOfFour {
    VectorOfFour(first.lanes - second.lanes)
  }

  package mutating func scale(by rhs: Double) { lanes *= rhs }

  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}

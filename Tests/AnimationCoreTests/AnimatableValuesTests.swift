import AnimationCore
import Testing

/// Several values that are animated together (T1.5).
struct AnimatableValuesTests {
  private let values = AnimatableValues(3.0, Float(4), AnimatablePair(0.0, 12.0))

  @Test func sumsAndProductsAreThoseOfEachValue() {
    var sum = values + values
    let (first, second, third) = sum.value
    #expect(first == 6 && second == 8 && third.second == 24)
    #expect(sum - values == values && sum != values)
    sum.scale(by: 0.5)
    #expect(sum == values)
    #expect(values + .zero == values)
    #expect(values.interpolated(towards: .zero, amount: 2) == values.scaled(by: -1))
  }

  @Test func theirLengthIsThatOfAllParts() {
    #expect(AnimatableValues(3.0, 4.0).magnitudeSquared == 25)
    #expect(values.magnitudeSquared == 169)
    #expect(AnimatableValues<Double, Double>.zero.magnitudeSquared == 0)
  }

  @Test func theyMoveTogether() {
    var animator = Animator(values, course: .timing(.linear, duration: 1), start: 0)
    let behind = animator.displacement(at: 0.75)
    #expect(behind == values.scaled(by: -0.25))
  }
}

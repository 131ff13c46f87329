import SwiftUI
import Testing

/// What `NSExpression` is in sources: arithmetic.
@Suite struct CalculationTests {
  private func value(_ formula: String) -> Double? {
    _Calculation(format: formula).expressionValue(with: nil, context: nil) as? Double
  }

  @Test func formulasGiveNumbers() {
    #expect(value("1 + 2 * (3 - 4)") == -1)
    #expect(value("7/2") == 3)
    #expect(value("7.0/2") == 3.5)
    #expect(value("2**3 - -1") == 9)
    #expect(value("1e3*2") == 2000)
    #expect(value("5/0") == .infinity)
    #expect(value("9223372036854775807+1") == 9_223_372_036_854_775_808)
    let result = _Calculation(format: "%d * %@", 4, NSNumber(value: 2.5))
      .expressionValue(with: nil, context: nil)
    #expect((result as? NSNumber)?.intValue == 10)
  }
}

import SwiftUI

/// The domain of a scale's values.
public protocol ScaleDomain {
  /// The values of the domain.
  var _domain: _ScaleDomainValue { get }
}

/// The values of a scale's domain.
public enum _ScaleDomainValue {
  /// The values of the data.
  case automatic(includesZero: Bool?, reversed: Bool, values: [_ScaleValue])
  /// A range of numbers or dates.
  case range(_ScaleValue, _ScaleValue)
  /// Categories, or numbers with a minimum and maximum.
  case values([_ScaleValue])
}

/// The values that the data has.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The values of the domain.
  public let _domain: _ScaleDomainValue
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the data has.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values of the data, with or without zero, in ascending or reversed order.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(includesZero: includesZero, reversed: reversed ?? false, values: [])
    )
  }

  /// The values of the data, after a change.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var values: [DataValue] = []
    modifyInferredDomain(&values)
    return AutomaticScaleDomain(
      _domain: .automatic(
        includesZero: includesZero,
        reversed: reversed ?? false,
        values: values.map(\.scaleValue)
      )
    )
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The values of the domain.
  public var _domain: _ScaleDomainValue { .range(lowerBound.scaleValue, upperBound.scaleValue) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The values of the domain.
  public var _domain: _ScaleDomainValue { .range(lowerBound.scaleValue, upperBound.scaleValue) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values of the domain.
  public var _domain: _ScaleDomainValue { .values(map(\.scaleValue)) }
}

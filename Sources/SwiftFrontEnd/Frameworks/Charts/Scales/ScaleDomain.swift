import SwiftUI

/// The domain of a scale's values.
public protocol ScaleDomain {
  /// The values of the domain.
  var _domain: _ScaleDomainValue { get }
}

/// The values of a scale's domain.
public enum _ScaleDomainValue {
  /// Those of the data.
  case automatic(includesZero: Bool?, reversed: Bool, values: [_ScaleValue])
  /// From one number or date to another.
  case range(_ScaleValue, _ScaleValue)
  /// Names, or numbers of which the least and the greatest count.
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

  /// The values that the data has, with or without zero, in this order or the other.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(includesZero: includesZero, reversed: reversed ?? false, values: [])
    )
  }

  /// The values that the data has, after they have been changed.
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

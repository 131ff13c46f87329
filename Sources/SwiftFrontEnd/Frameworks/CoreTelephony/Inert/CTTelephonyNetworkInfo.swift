// Written by tools/frameworks/generate from CoreTelephony.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreTelephony; only its name and values exist.
open class CTTelephonyNetworkInfo: NSObject {
  /// Inert: always `nil`.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Inert: always `nil`.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
}

/// Inert: a class of CoreTelephony; only its name and values exist.
open class CTCarrier: NSObject {
  /// Inert: always `nil`.
  open var carrierName: String? { nil }
  /// Inert: always `nil`.
  open var isoCountryCode: String? { nil }
}

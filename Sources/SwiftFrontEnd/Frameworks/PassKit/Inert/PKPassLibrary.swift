// Written by tools/frameworks/generate from PassKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of PassKit; only its name and values exist.
open class PKPassLibrary: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isPassLibraryAvailable() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func passes() -> [PKPass] { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// Inert: a class of PassKit; only its name and values exist.
open class PKPass: NSObject {
  /// Always throws: no pass can be read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}

/// Inert: a class of PassKit; only its name and values exist.
open class PKPaymentAuthorizationController: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func canMakePayments() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func canMakePayments(usingNetworks networks: [PKPaymentNetwork])
    -> Bool
  { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Creates an instance without effect.
  public init(paymentRequest: PKPaymentRequest) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Inert: does nothing.
  @discardableResult open func present(completion: ((Bool) -> Void)? = nil) {}
  /// Inert: does nothing.
  @discardableResult open func dismiss(completion: (() -> Void)? = nil) {}
}

/// Callbacks of PassKit, which are never made.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// Inert: never called.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Inert: does nothing.
  public func paymentAuthorizationControllerDidFinish(
    _ controller: PKPaymentAuthorizationController
  ) {}
}

/// Inert: a class of PassKit; only its name and values exist.
open class PKPaymentRequest: NSObject {
  /// Stored; has no effect.
  open var merchantIdentifier: String = ""
  /// Stored; has no effect.
  open var countryCode: String = ""
  /// Stored; has no effect.
  open var currencyCode: String = ""
  /// Stored; has no effect.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// Stored; has no effect.
  open var merchantCapabilities: PKMerchantCapability = []
  /// Stored; has no effect.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}

/// Inert: a class of PassKit; only its name and values exist.
open class PKPaymentSummaryItem: NSObject {
  /// Creates an instance without effect.
  public init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
    super.init()
  }
  /// Stored; has no effect.
  open var label: String
  /// Stored; has no effect.
  open var amount: NSDecimalNumber
}

/// Options of PassKit, by their names.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// An option without effect.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// An option without effect.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// An option without effect.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
}

/// A name of PassKit's.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let visa = PKPaymentNetwork(rawValue: "visa")
  /// A name without effect.
  public static let masterCard = PKPaymentNetwork(rawValue: "masterCard")
  /// A name without effect.
  public static let amex = PKPaymentNetwork(rawValue: "amex")
  /// A name without effect.
  public static let discover = PKPaymentNetwork(rawValue: "discover")
  /// A name without effect.
  public static let maestro = PKPaymentNetwork(rawValue: "maestro")
}

/// Inert: a class of PassKit; only its name and values exist.
open class PKAddPassesViewController: UIViewController {
}

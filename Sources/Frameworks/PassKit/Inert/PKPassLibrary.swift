// Written by tools/frameworks/generate from PassKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKPassLibrary: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func isPassLibraryAvailable() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func passes() -> [PKPass] { [] }
  /// Inert: returns the same to everybody.
  @discardableResult open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKPass: NSObject {
  /// Always throws: no pass can be read.
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKPaymentAuthorizationController: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func canMakePayments() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult public static func canMakePayments(usingNetworks networks: [PKPaymentNetwork])
    -> Bool
  { false }
  /// Creates one, which does nothing.
  public init(paymentRequest: PKPaymentRequest) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Inert: does nothing.
  @discardableResult open func present(completion: ((Bool) -> Void)? = nil) {}
  /// Inert: does nothing.
  @discardableResult open func dismiss(completion: (() -> Void)? = nil) {}
}

/// What somebody is told by PassKit, which tells nothing here.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Inert: does nothing.
  public func paymentAuthorizationControllerDidFinish(
    _ controller: PKPaymentAuthorizationController
  ) {}
}

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKPaymentRequest: NSObject {
  /// A value that is kept, and changes nothing.
  open var merchantIdentifier: String = ""
  /// A value that is kept, and changes nothing.
  open var countryCode: String = ""
  /// A value that is kept, and changes nothing.
  open var currencyCode: String = ""
  /// A value that is kept, and changes nothing.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// A value that is kept, and changes nothing.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKPaymentSummaryItem: NSObject {
  /// Creates one, which does nothing.
  public init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var label: String
  /// A value that is kept, and changes nothing.
  open var amount: NSDecimalNumber
}

/// A name of PassKit's.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name, which changes nothing.
  public static let visa = PKPaymentNetwork(rawValue: "visa")
  /// A name, which changes nothing.
  public static let masterCard = PKPaymentNetwork(rawValue: "masterCard")
  /// A name, which changes nothing.
  public static let amex = PKPaymentNetwork(rawValue: "amex")
  /// A name, which changes nothing.
  public static let discover = PKPaymentNetwork(rawValue: "discover")
  /// A name, which changes nothing.
  public static let maestro = PKPaymentNetwork(rawValue: "maestro")
}

/// Inert: a class of PassKit, of which there is only the name and its values.
open class PKAddPassesViewController: UIViewController {
}

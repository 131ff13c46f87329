// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKStoreReviewController: NSObject {
  /// Inert: does nothing.
  public static func requestReview() {}
  /// Inert: does nothing.
  public static func requestReview(in scene: UIWindowScene) {}
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKPaymentQueue: NSObject {
  /// A constant, which changes nothing.
  public static let shared: SKPaymentQueue = SKPaymentQueue()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> SKPaymentQueue { shared }
  /// Inert: returns the same to everybody.
  @discardableResult public static func canMakePayments() -> Bool { false }
  /// Inert: does nothing.
  open func add(_ payment: SKPayment) {}
  /// Inert: does nothing.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Inert: does nothing.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Inert: does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Inert: does nothing.
  open func restoreCompletedTransactions() {}
  /// Inert: does nothing.
  open func presentCodeRedemptionSheet() {}
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKPayment: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(product: SKProduct) {
    super.init()
  }
  /// Inert: always `""`.
  open var productIdentifier: String { "" }
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKProduct: NSObject {
  /// Inert: always `""`.
  open var productIdentifier: String { "" }
  /// Inert: always `""`.
  open var localizedTitle: String { "" }
  /// Inert: always `""`.
  open var localizedDescription: String { "" }
  /// Inert: always `NSDecimalNumber.zero`.
  open var price: NSDecimalNumber { NSDecimalNumber.zero }
  /// Inert: always `Locale(identifier: "en_US")`.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKProductsRequest: NSObject {
  /// Creates one, which does nothing.
  public init(productIdentifiers: Set<String>) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any SKProductsRequestDelegate)?
  /// Inert: does nothing.
  open func start() {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKProductsResponse: NSObject {
  /// Inert: always `[]`.
  open var products: [SKProduct] { [] }
  /// Inert: always `[]`.
  open var invalidProductIdentifiers: [String] { [] }
}

/// What somebody is told by StoreKit, which tells nothing here.
public protocol SKProductsRequestDelegate: AnyObject {
  /// Inert: nobody calls it.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

extension SKProductsRequestDelegate {
  /// Inert: does nothing.
  public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  {}
}

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKPaymentTransaction: NSObject {
  /// Inert: always `.failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Inert: always `SKPayment()`.
  open var payment: SKPayment { SKPayment() }
  /// Inert: always `nil`.
  open var error: (any Error)? { nil }
}

/// A value of StoreKit, by its name.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

/// What somebody is told by StoreKit, which tells nothing here.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Inert: nobody calls it.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
}

extension SKPaymentTransactionObserver {
  /// Inert: does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {}
}

/// An error of StoreKit, with its codes.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// What has gone wrong.
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }
  /// A code by its name.
  public static var unknown: Code { .unknown }
  /// A code by its name.
  public static var clientInvalid: Code { .clientInvalid }
  /// A code by its name.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// A code by its name.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// A code by its name.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// A code by its name.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The domain of the codes.
  public static var errorDomain: String { "SKErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of StoreKit; only its name and values exist.
open class SKStoreReviewController: NSObject {
  /// Inert: does nothing.
  public static func requestReview() {}
  /// Inert: does nothing.
  public static func requestReview(in scene: UIWindowScene) {}
}

/// Inert: a class of StoreKit; only its name and values exist.
open class SKPaymentQueue: NSObject {
  /// A constant without effect.
  public static let shared: SKPaymentQueue = SKPaymentQueue()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> SKPaymentQueue { shared }
  /// Inert: always returns the same instance.
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

/// Inert: a class of StoreKit; only its name and values exist.
open class SKPayment: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(product: SKProduct) {
    super.init()
  }
  /// Inert: always `""`.
  open var productIdentifier: String { "" }
}

/// Inert: a class of StoreKit; only its name and values exist.
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

/// Inert: a class of StoreKit; only its name and values exist.
open class SKProductsRequest: NSObject {
  /// Creates an instance without effect.
  public init(productIdentifiers: Set<String>) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any SKProductsRequestDelegate)?
  /// Inert: does nothing.
  open func start() {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// Inert: a class of StoreKit; only its name and values exist.
open class SKProductsResponse: NSObject {
  /// Inert: always `[]`.
  open var products: [SKProduct] { [] }
  /// Inert: always `[]`.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Callbacks of StoreKit, which are never made.
public protocol SKProductsRequestDelegate: AnyObject {
  /// Inert: never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

extension SKProductsRequestDelegate {
  /// Inert: does nothing.
  public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  {}
}

/// Inert: a class of StoreKit; only its name and values exist.
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

/// Callbacks of StoreKit, which are never made.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Inert: never called.
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
  /// The error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }
  /// An error code.
  public static var unknown: Code { .unknown }
  /// An error code.
  public static var clientInvalid: Code { .clientInvalid }
  /// An error code.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// An error code.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// An error code.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// An error code.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The domain of the codes.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

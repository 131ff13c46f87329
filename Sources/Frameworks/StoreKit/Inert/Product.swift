// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of StoreKit, which changes nothing.
public struct Product: Identifiable, Hashable, Sendable {
  /// A value that is kept, and changes nothing.
  public let id: String
  /// A value that is kept, and changes nothing.
  public let displayName: String
  /// A value that is kept, and changes nothing.
  public let description: String
  /// A value that is kept, and changes nothing.
  public let price: Decimal
  /// A value that is kept, and changes nothing.
  public let displayPrice: String
  /// A value that is kept, and changes nothing.
  public let type: ProductType
  /// A value that is kept, and changes nothing.
  public let subscription: SubscriptionInfo?
  /// A value that is kept, and changes nothing.
  public let isFamilyShareable: Bool
  /// Inert: returns the same to everybody.
  @discardableResult public static func products(for identifiers: some Collection<String>)
    async throws -> [Product]
  { [] }
  /// Inert: returns the same to everybody.
  @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  { .userCancelled }
  /// Inert: always `Decimal.FormatStyle.Currency(code: "USD")`.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "USD")
  }
  /// Inert: always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { nil }
  /// Inert: always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { nil }
  /// A value of StoreKit, which changes nothing.
  public struct ProductType: Hashable, Sendable {
    /// A value that is kept, and changes nothing.
    public let rawValue: String
    /// A constant, which changes nothing.
    public static let consumable: ProductType = ProductType(rawValue: "Consumable")
    /// A constant, which changes nothing.
    public static let nonConsumable: ProductType = ProductType(rawValue: "Non-Consumable")
    /// A constant, which changes nothing.
    public static let nonRenewable: ProductType = ProductType(rawValue: "Non-Renewing Subscription")
    /// A constant, which changes nothing.
    public static let autoRenewable: ProductType = ProductType(
      rawValue: "Auto-Renewable Subscription"
    )
  }
  /// A value of StoreKit, which changes nothing.
  public struct PurchaseOption: Hashable, Sendable {
    /// A value that is kept, and changes nothing.
    public let name: String
    /// Inert: returns the same to everybody.
    @discardableResult public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// Inert: returns the same to everybody.
    @discardableResult public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }
  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  /// An error of StoreKit, with its codes.
  public struct PurchaseError: CustomNSError, Hashable, Sendable {
    /// What has gone wrong.
    public enum Code: Int, Sendable {
      case invalidQuantity
      case productUnavailable
      case purchaseNotAllowed
      case ineligibleForOffer
      /// Whether an error has a code.
      public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? PurchaseError)?.code == code
      }
    }
    /// A code by its name.
    public static var invalidQuantity: Code { .invalidQuantity }
    /// A code by its name.
    public static var productUnavailable: Code { .productUnavailable }
    /// A code by its name.
    public static var purchaseNotAllowed: Code { .purchaseNotAllowed }
    /// A code by its name.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The domain of the codes.
    public static var errorDomain: String { "PurchaseErrorDomain" }
    /// What has gone wrong.
    public let code: Code
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// Creates an error; nothing here throws one unless it says so.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  }
  /// A value of StoreKit, which changes nothing.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A value that is kept, and changes nothing.
    public let unit: Unit
    /// A value that is kept, and changes nothing.
    public let value: Int
    /// A value of StoreKit, by its name.
    public enum Unit: Sendable {
      case day
      case week
      case month
      case year
    }
  }
  /// A value of StoreKit, which changes nothing.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// A value that is kept, and changes nothing.
    public let price: Decimal
    /// A value that is kept, and changes nothing.
    public let displayPrice: String
    /// A value that is kept, and changes nothing.
    public let period: SubscriptionPeriod
    /// A value that is kept, and changes nothing.
    public let periodCount: Int
    /// A value that is kept, and changes nothing.
    public let paymentMode: PaymentMode
    /// A value of StoreKit, by its name.
    public enum PaymentMode: Sendable {
      case payAsYouGo
      case payUpFront
      case freeTrial
    }
  }
  /// A value of StoreKit, which changes nothing.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// A value that is kept, and changes nothing.
    public let subscriptionGroupID: String
    /// A value that is kept, and changes nothing.
    public let groupLevel: Int
    /// A value that is kept, and changes nothing.
    public let groupDisplayName: String
    /// A value that is kept, and changes nothing.
    public let subscriptionPeriod: SubscriptionPeriod
    /// A value that is kept, and changes nothing.
    public let introductoryOffer: SubscriptionOffer?
    /// Inert: always `false`.
    public var isEligibleForIntroOffer: Bool { false }
    /// Inert: returns the same to everybody.
    @discardableResult public static func isEligibleForIntroOffer(for group: String) async -> Bool {
      false
    }
    /// Inert: returns the same to everybody.
    @discardableResult public static func status(for group: String) async throws -> [Status] { [] }
    /// Inert: always `[]`.
    public var status: [Status] { [] }
    /// A value of StoreKit, by its name.
    public enum RenewalState: Int, Sendable {
      case subscribed = 1
      case expired
      case inBillingRetryPeriod
      case inGracePeriod
      case revoked
    }
    /// A value of StoreKit, which changes nothing.
    public struct RenewalInfo: Hashable, Sendable {
      /// A value that is kept, and changes nothing.
      public let willAutoRenew: Bool
    }
    /// A value of StoreKit, which changes nothing.
    public struct Status: Hashable, Sendable {
      /// A value that is kept, and changes nothing.
      public let state: RenewalState
      /// A value that is kept, and changes nothing.
      public let transaction: VerificationResult<Transaction>
      /// Inert: always `AsyncStream { $0.finish() }`.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }
}

public typealias ProductSubscriptionInfo = Product.SubscriptionInfo

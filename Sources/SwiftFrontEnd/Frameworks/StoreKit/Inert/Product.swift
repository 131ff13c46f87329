// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of StoreKit without effect.
public struct Product: Identifiable, Hashable, Sendable {
  /// Stored; has no effect.
  public let id: String
  /// Stored; has no effect.
  public let displayName: String
  /// Stored; has no effect.
  public let description: String
  /// Stored; has no effect.
  public let price: Decimal
  /// Stored; has no effect.
  public let displayPrice: String
  /// Stored; has no effect.
  public let type: ProductType
  /// Stored; has no effect.
  public let subscription: SubscriptionInfo?
  /// Stored; has no effect.
  public let isFamilyShareable: Bool
  /// Inert: always returns the same instance.
  @discardableResult public static func products(for identifiers: some Collection<String>)
    async throws -> [Product]
  { [] }
  /// Inert: always returns the same instance.
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
  /// A value of StoreKit without effect.
  public struct ProductType: Hashable, Sendable {
    /// Stored; has no effect.
    public let rawValue: String
    /// A constant without effect.
    public static let consumable: ProductType = ProductType(rawValue: "Consumable")
    /// A constant without effect.
    public static let nonConsumable: ProductType = ProductType(rawValue: "Non-Consumable")
    /// A constant without effect.
    public static let nonRenewable: ProductType = ProductType(rawValue: "Non-Renewing Subscription")
    /// A constant without effect.
    public static let autoRenewable: ProductType = ProductType(
      rawValue: "Auto-Renewable Subscription"
    )
  }
  /// A value of StoreKit without effect.
  public struct PurchaseOption: Hashable, Sendable {
    /// Stored; has no effect.
    public let name: String
    /// Inert: always returns the same instance.
    @discardableResult public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// Inert: always returns the same instance.
    @discardableResult public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  /// An error of StoreKit, with its codes.
  public struct PurchaseError: CustomNSError, Hashable, Sendable {
    /// The error.
    public enum Code: Int, Sendable {
      case invalidQuantity
      case productUnavailable
      case purchaseNotAllowed
      case ineligibleForOffer
      /// Returns whether an error has the code.
      public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? PurchaseError)?.code == code
      }
    }
    /// An error code.
    public static var invalidQuantity: Code { .invalidQuantity }
    /// An error code.
    public static var productUnavailable: Code { .productUnavailable }
    /// An error code.
    public static var purchaseNotAllowed: Code { .purchaseNotAllowed }
    /// An error code.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The domain of the codes.
    public static var errorDomain: String { "PurchaseErrorDomain" }
    /// The error.
    public let code: Code
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// Creates an error; nothing here throws one unless it says so.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  }
  /// A value of StoreKit without effect.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Stored; has no effect.
    public let unit: Unit
    /// Stored; has no effect.
    public let value: Int
    /// A value of StoreKit, by its name.
    public enum Unit: Sendable {
      case day
      case week
      case month
      case year
    }
  }
  /// A value of StoreKit without effect.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Stored; has no effect.
    public let price: Decimal
    /// Stored; has no effect.
    public let displayPrice: String
    /// Stored; has no effect.
    public let period: SubscriptionPeriod
    /// Stored; has no effect.
    public let periodCount: Int
    /// Stored; has no effect.
    public let paymentMode: PaymentMode
    /// A value of StoreKit, by its name.
    public enum PaymentMode: Sendable {
      case payAsYouGo
      case payUpFront
      case freeTrial
    }
  }
  /// A value of StoreKit without effect.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Stored; has no effect.
    public let subscriptionGroupID: String
    /// Stored; has no effect.
    public let groupLevel: Int
    /// Stored; has no effect.
    public let groupDisplayName: String
    /// Stored; has no effect.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Stored; has no effect.
    public let introductoryOffer: SubscriptionOffer?
    /// Inert: always `false`.
    public var isEligibleForIntroOffer: Bool { false }
    /// Inert: always returns the same instance.
    @discardableResult public static func isEligibleForIntroOffer(for group: String) async -> Bool {
      false
    }
    /// Inert: always returns the same instance.
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
    /// A value of StoreKit without effect.
    public struct RenewalInfo: Hashable, Sendable {
      /// Stored; has no effect.
      public let willAutoRenew: Bool
    }
    /// A value of StoreKit without effect.
    public struct Status: Hashable, Sendable {
      /// Stored; has no effect.
      public let state: RenewalState
      /// Stored; has no effect.
      public let transaction: VerificationResult<Transaction>
      /// Inert: always `AsyncStream { $0.finish() }`.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }
}

public typealias ProductSubscriptionInfo = Product.SubscriptionInfo

// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of StoreKit without effect.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// A value of StoreKit, by its name.
  public enum RefundRequestStatus: Sendable {
    case userCancelled
    case success
  }
  /// A value of StoreKit, by its name.
  public enum RefundRequestError: Error, Sendable {
    case duplicateRequest
    case failed
  }
  /// Stored; has no effect.
  public let id: UInt64
  /// Stored; has no effect.
  public let originalID: UInt64
  /// Stored; has no effect.
  public let productID: String
  /// Stored; has no effect.
  public let purchaseDate: Date
  /// Stored; has no effect.
  public let expirationDate: Date?
  /// Stored; has no effect.
  public let revocationDate: Date?
  /// Stored; has no effect.
  public let isUpgraded: Bool
  /// Stored; has no effect.
  public let purchasedQuantity: Int
  /// Stored; has no effect.
  public let revocationReason: RevocationReason?
  /// Stored; has no effect.
  public let subscriptionGroupID: String?
  /// A value of StoreKit, by its name.
  public enum RevocationReason: Int, Sendable {
    case developerIssue
    case other
    /// Inert: always `"\(self)"`.
    public var localizedDescription: String { "\(self)" }
  }
  /// Stored; has no effect.
  public let productType: Product.ProductType
  /// Inert: does nothing.
  public func finish() async {}
  /// Inert: always `Transactions()`.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Inert: always `Transactions()`.
  public static var updates: Transactions { Transactions() }
  /// Inert: always `Transactions()`.
  public static var all: Transactions { Transactions() }
  /// Inert: always `Transactions()`.
  public static var unfinished: Transactions { Transactions() }
  /// Inert: always returns the same instance.
  @discardableResult public static func latest(for product: String) async -> VerificationResult<
    Transaction
  >? { nil }
  /// Inert: always returns the same instance.
  @discardableResult public static func currentEntitlement(for product: String) async
    -> VerificationResult<Transaction>?
  { nil }
  /// Inert: ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A signed value, with the result of its verification.
public enum VerificationResult<Signed> {
  case unverified(Signed, VerificationError), verified(Signed)
  public enum VerificationError: Error, Hashable, Sendable {
    case invalidSignature, invalidDeviceVerification, revokedCertificate
  }
  /// The value, if the signature is verified.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let value): return value;
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, without regard for the signature.
  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let value), .unverified(let value, _): return value
    }
  }
}
extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}
extension VerificationResult: Sendable where Signed: Sendable {}
/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error),
    notAvailableInStorefront, notEntitled
}
/// The store.
public enum AppStore {
  /// Inert: does nothing.
  public static func sync() async throws {}
  /// Inert: always `false`.
  public static var canMakePayments: Bool { false }
  /// Inert: does nothing.
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Inert: does nothing.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
/// A value of StoreKit without effect.
public struct Storefront: Hashable, Sendable {
  /// Stored; has no effect.
  public let countryCode: String
  /// Stored; has no effect.
  public let id: String
  /// Inert: always `nil`.
  public static var current: Storefront? { nil }
  /// Inert: always `AsyncStream { $0.finish() }`.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// A message of the store to a user: there is none.
public struct Message: Sendable {
  /// The reason for a message.
  public enum Reason: Int, Sendable {
    case generic, priceIncreaseConsent, billingIssue, winBackOffer
  }
  /// The reason for a message.
  public let reason: Reason
  /// Inert: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  /// Inert: shows nothing.
  @MainActor public func display(in scene: UIWindowScene) throws {}
}

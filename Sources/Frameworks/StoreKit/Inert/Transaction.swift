// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// A value of StoreKit, which changes nothing.
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
  /// A value that is kept, and changes nothing.
  public let id: UInt64
  /// A value that is kept, and changes nothing.
  public let originalID: UInt64
  /// A value that is kept, and changes nothing.
  public let productID: String
  /// A value that is kept, and changes nothing.
  public let purchaseDate: Date
  /// A value that is kept, and changes nothing.
  public let expirationDate: Date?
  /// A value that is kept, and changes nothing.
  public let revocationDate: Date?
  /// A value that is kept, and changes nothing.
  public let isUpgraded: Bool
  /// A value that is kept, and changes nothing.
  public let purchasedQuantity: Int
  /// A value that is kept, and changes nothing.
  public let revocationReason: RevocationReason?
  /// A value that is kept, and changes nothing.
  public let subscriptionGroupID: String?
  /// A value of StoreKit, by its name.
  public enum RevocationReason: Int, Sendable {
    case developerIssue
    case other
    /// Inert: always `"\(self)"`.
    public var localizedDescription: String { "\(self)" }
  }
  /// A value that is kept, and changes nothing.
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
  /// Inert: returns the same to everybody.
  @discardableResult public static func latest(for product: String) async -> VerificationResult<
    Transaction
  >? { nil }
  /// Inert: returns the same to everybody.
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

/// Something, and whether it is from the store.
public enum VerificationResult<Signed> {
  case unverified(Signed, VerificationError), verified(Signed)
  public enum VerificationError: Error, Hashable, Sendable {
    case invalidSignature, invalidDeviceVerification, revokedCertificate
  }
  /// What was signed.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let value): return value;
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed.
  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let value), .unverified(let value, _): return value
    }
  }
}
extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}
extension VerificationResult: Sendable where Signed: Sendable {}
/// What has gone wrong in the store.
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
/// A value of StoreKit, which changes nothing.
public struct Storefront: Hashable, Sendable {
  /// A value that is kept, and changes nothing.
  public let countryCode: String
  /// A value that is kept, and changes nothing.
  public let id: String
  /// Inert: always `nil`.
  public static var current: Storefront? { nil }
  /// Inert: always `AsyncStream { $0.finish() }`.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// What the store has to say to a user: nothing.
public struct Message: Sendable {
  /// Why the store speaks.
  public enum Reason: Int, Sendable {
    case generic, priceIncreaseConsent, billingIssue, winBackOffer
  }
  /// Why the store speaks.
  public let reason: Reason
  /// Inert: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  /// Inert: shows nothing.
  @MainActor public func display(in scene: UIWindowScene) throws {}
}

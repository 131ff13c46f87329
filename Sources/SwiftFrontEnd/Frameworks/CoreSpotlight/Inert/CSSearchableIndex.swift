// Written by tools/frameworks/generate from CoreSpotlight.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of CoreSpotlight; only its name and values exist.
open class CSSearchableIndex: NSObject {
  /// A constant without effect.
  public static let shared: CSSearchableIndex = CSSearchableIndex()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> CSSearchableIndex { shared }
  /// Inert: always returns the same instance.
  @discardableResult public static func isIndexingAvailable() -> Bool { false }
  /// Inert: does nothing.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Inert: does nothing.
  @discardableResult open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Inert: does nothing.
  @discardableResult open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func deleteAllSearchableItems(
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
}

/// Inert: a class of CoreSpotlight; only its name and values exist.
open class CSSearchableItem: NSObject {
  /// Creates an instance without effect.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    super.init()
  }
  /// Stored; has no effect.
  open var expirationDate: Date? = nil
}

/// Inert: a class of CoreSpotlight; only its name and values exist.
open class CSSearchableItemAttributeSet: NSObject {
  /// Creates an instance without effect.
  public init(contentType: UTType) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(itemContentType: String) {
    super.init()
  }
  /// Stored; has no effect.
  open var title: String? = nil
  /// Stored; has no effect.
  open var displayName: String? = nil
  /// Stored; has no effect.
  open var contentDescription: String? = nil
  /// Stored; has no effect.
  open var keywords: [String]? = nil
  /// Stored; has no effect.
  open var thumbnailData: Data? = nil
}

/// A constant without effect.
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"

/// A constant without effect.
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"

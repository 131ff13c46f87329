// Written by tools/frameworks/generate from CoreSpotlight.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI

/// Inert: a class of CoreSpotlight, of which there is only the name and its values.
open class CSSearchableIndex: NSObject {
  /// A constant, which changes nothing.
  public static let shared: CSSearchableIndex = CSSearchableIndex()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> CSSearchableIndex { shared }
  /// Inert: returns the same to everybody.
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

/// Inert: a class of CoreSpotlight, of which there is only the name and its values.
open class CSSearchableItem: NSObject {
  /// Creates one, which does nothing.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var expirationDate: Date? = nil
}

/// Inert: a class of CoreSpotlight, of which there is only the name and its values.
open class CSSearchableItemAttributeSet: NSObject {
  /// Creates one, which does nothing.
  public init(contentType: UTType) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(itemContentType: String) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var title: String? = nil
  /// A value that is kept, and changes nothing.
  open var displayName: String? = nil
  /// A value that is kept, and changes nothing.
  open var contentDescription: String? = nil
  /// A value that is kept, and changes nothing.
  open var keywords: [String]? = nil
  /// A value that is kept, and changes nothing.
  open var thumbnailData: Data? = nil
}

/// A constant, which changes nothing.
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"

/// A constant, which changes nothing.
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"

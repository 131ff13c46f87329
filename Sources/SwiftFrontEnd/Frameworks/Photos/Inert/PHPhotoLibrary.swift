// Written by tools/frameworks/generate from Photos.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of Photos; only its name and values exist.
open class PHPhotoLibrary: NSObject {
  /// A constant without effect.
  public static let library: PHPhotoLibrary = PHPhotoLibrary()
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> PHPhotoLibrary { library }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus() -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus(for level: PHAccessLevel)
    -> PHAuthorizationStatus
  { .notDetermined }
  /// Inert: always returns the same instance.
  @discardableResult public static func requestAuthorization(for level: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }
  /// Inert: does nothing.
  @discardableResult public static func requestAuthorization(
    for level: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult public static func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  /// Inert: always throws.
  @discardableResult open func performChanges(_ changes: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Inert: does nothing.
  @discardableResult open func performChanges(
    _ changes: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Inert: does nothing.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A value of Photos, by its name.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

/// A value of Photos, by its name.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// An error of Photos, with its codes.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case accessRestricted = 3310
    case userCancelled = 3072
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == code
    }
  }
  /// An error code.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// An error code.
  public static var accessRestricted: Code { .accessRestricted }
  /// An error code.
  public static var userCancelled: Code { .userCancelled }
  /// The domain of the codes.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of Photos; only its name and values exist.
open class PHChange: NSObject {
}

/// Callbacks of Photos, which are never made.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Inert: never called.
  func photoLibraryDidChange(_ change: PHChange)
}

extension PHPhotoLibraryChangeObserver {
  /// Inert: does nothing.
  public func photoLibraryDidChange(_ change: PHChange) {}
}

/// Inert: a class of Photos; only its name and values exist.
open class PHObject: NSObject {
  /// Inert: always `""`.
  open var localIdentifier: String { "" }
}

/// Inert: a class of Photos; only its name and values exist.
open class PHAsset: PHObject {
  /// Inert: always `.unknown`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Inert: always `0`.
  open var pixelWidth: Int { 0 }
  /// Inert: always `0`.
  open var pixelHeight: Int { 0 }
  /// Inert: always `nil`.
  open var creationDate: Date? { nil }
  /// Inert: always `0`.
  open var duration: TimeInterval { 0 }
  /// Inert: always `false`.
  open var isFavorite: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { PHFetchResult() }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchAssets(
    with type: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchAssets(
    in collection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A value of Photos, by its name.
public enum PHAssetMediaType: Int, Sendable {
  case unknown
  case image
  case video
  case audio
}

/// Inert: a class of Photos; only its name and values exist.
open class PHAssetCollection: PHObject {
  /// Inert: always `nil`.
  open var localizedTitle: String? { nil }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A value of Photos, by its name.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
}

/// A value of Photos, by its name.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumUserLibrary = 209
  case any = 9999
}

/// Inert: a class of Photos; only its name and values exist.
open class PHFetchOptions: NSObject {
  /// Stored; has no effect.
  open var predicate: NSPredicate? = nil
  /// Stored; has no effect.
  open var sortDescriptors: [NSSortDescriptor]? = nil
  /// Stored; has no effect.
  open var fetchLimit: Int = 0
}

/// Inert: an empty result.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// Inert: always `0`.
  public var count: Int { 0 }
  /// Inert: none.
  public var firstObject: ObjectType? { nil }
  /// Inert: none.
  public func object(at index: Int) -> ObjectType { preconditionFailure("there are no photos") }
  /// Inert: never calls the block.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

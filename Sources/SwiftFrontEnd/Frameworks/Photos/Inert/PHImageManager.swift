// Written by tools/frameworks/generate from Photos.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of Photos; only its name and values exist.
open class PHImageManager: NSObject {
  /// A constant without effect.
  public static let shared: PHImageManager = PHImageManager()
  /// Inert: always returns the same instance.
  @discardableResult public static func `default`() -> PHImageManager { shared }
  /// Inert: always returns the same instance.
  @discardableResult open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 { 0 }
  /// Inert: does nothing.
  open func cancelImageRequest(_ request: Int32) {}
}

/// Inert: a class of Photos; only its name and values exist.
open class PHCachingImageManager: PHImageManager {
}

/// A constant without effect.
public let PHImageManagerMaximumSize: CGSize = CGSize(width: -1, height: -1)

/// A value of Photos, by its name.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit
  case aspectFill
}

/// Inert: a class of Photos; only its name and values exist.
open class PHImageRequestOptions: NSObject {
  /// Stored; has no effect.
  open var isSynchronous: Bool = false
  /// Stored; has no effect.
  open var isNetworkAccessAllowed: Bool = false
  /// Stored; has no effect.
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
}

/// A value of Photos, by its name.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic
  case highQualityFormat
  case fastFormat
}

/// Inert: a class of Photos; only its name and values exist.
open class PHAssetChangeRequest: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func creationRequestForAsset(from image: UIImage)
    -> PHAssetChangeRequest
  { PHAssetChangeRequest() }
  /// Inert: does nothing.
  public static func deleteAssets(_ assets: [PHAsset]) {}
}

// Written by tools/frameworks/generate from Photos.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of Photos, of which there is only the name and its values.
open class PHImageManager: NSObject {
  /// A constant, which changes nothing.
  public static let shared: PHImageManager = PHImageManager()
  /// Inert: returns the same to everybody.
  @discardableResult public static func `default`() -> PHImageManager { shared }
  /// Inert: returns the same to everybody.
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

/// Inert: a class of Photos, of which there is only the name and its values.
open class PHCachingImageManager: PHImageManager {
}

/// A constant, which changes nothing.
public let PHImageManagerMaximumSize: CGSize = CGSize(width: -1, height: -1)

/// A value of Photos, by its name.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit
  case aspectFill
}

/// Inert: a class of Photos, of which there is only the name and its values.
open class PHImageRequestOptions: NSObject {
  /// A value that is kept, and changes nothing.
  open var isSynchronous: Bool = false
  /// A value that is kept, and changes nothing.
  open var isNetworkAccessAllowed: Bool = false
  /// A value that is kept, and changes nothing.
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
}

/// A value of Photos, by its name.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic
  case highQualityFormat
  case fastFormat
}

/// Inert: a class of Photos, of which there is only the name and its values.
open class PHAssetChangeRequest: NSObject {
  /// Inert: returns the same to everybody.
  @discardableResult public static func creationRequestForAsset(from image: UIImage)
    -> PHAssetChangeRequest
  { PHAssetChangeRequest() }
  /// Inert: does nothing.
  public static func deleteAssets(_ assets: [PHAsset]) {}
}

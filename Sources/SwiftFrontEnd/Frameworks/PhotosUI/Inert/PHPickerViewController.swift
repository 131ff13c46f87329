// Written by tools/frameworks/generate from PhotosUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Photos
import SwiftUI
import UIKit

/// Inert: a class of PhotosUI; only its name and values exist.
open class PHPickerViewController: UIViewController {
  /// Creates an instance without effect.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  /// Stored; has no effect.
  public let configuration: PHPickerConfiguration
  /// Stored; has no effect.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
}

/// Callbacks of PhotosUI, which are never made.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPickerViewControllerDelegate {
  /// Inert: does nothing.
  public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
  }
}

/// A value of PhotosUI without effect.
public struct PHPickerConfiguration {
  /// Stored; has no effect.
  public var filter: PHPickerFilter? = nil
  /// Stored; has no effect.
  public var selectionLimit: Int = 1
  /// Stored; has no effect.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// Stored; has no effect.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// A value of PhotosUI, by its name.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic
    case current
    case compatible
  }
}

/// A value of PhotosUI without effect.
public struct PHPickerFilter: Hashable, Sendable {
  /// Stored; has no effect.
  public var name: String = ""
  /// A constant without effect.
  public static let images: PHPickerFilter = PHPickerFilter(name: "images")
  /// A constant without effect.
  public static let videos: PHPickerFilter = PHPickerFilter(name: "videos")
  /// A constant without effect.
  public static let livePhotos: PHPickerFilter = PHPickerFilter(name: "livePhotos")
  /// A constant without effect.
  public static let screenshots: PHPickerFilter = PHPickerFilter(name: "screenshots")
  /// A constant without effect.
  public static let panoramas: PHPickerFilter = PHPickerFilter(name: "panoramas")
  /// A constant without effect.
  public static let slomoVideos: PHPickerFilter = PHPickerFilter(name: "slomoVideos")
  /// A constant without effect.
  public static let cinematicVideos: PHPickerFilter = PHPickerFilter(name: "cinematicVideos")
  /// A constant without effect.
  public static let bursts: PHPickerFilter = PHPickerFilter(name: "bursts")
  /// Inert: always returns the same instance.
  @discardableResult public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all")
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not")
  }
}

/// A value of PhotosUI without effect.
public struct PHPickerResult: Hashable {
  /// Stored; has no effect.
  public let itemProvider: NSItemProvider
  /// Stored; has no effect.
  public let assetIdentifier: String?
}

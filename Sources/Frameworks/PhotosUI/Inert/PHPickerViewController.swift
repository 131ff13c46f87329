// Written by tools/frameworks/generate from PhotosUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Photos
import SwiftUI
import UIKit

/// Inert: a class of PhotosUI, of which there is only the name and its values.
open class PHPickerViewController: UIViewController {
  /// Creates one, which does nothing.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  /// A value that is kept, and changes nothing.
  public let configuration: PHPickerConfiguration
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
}

/// What somebody is told by PhotosUI, which tells nothing here.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPickerViewControllerDelegate {
  /// Inert: does nothing.
  public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
  }
}

/// A value of PhotosUI, which changes nothing.
public struct PHPickerConfiguration {
  /// A value that is kept, and changes nothing.
  public var filter: PHPickerFilter? = nil
  /// A value that is kept, and changes nothing.
  public var selectionLimit: Int = 1
  /// A value that is kept, and changes nothing.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// A value that is kept, and changes nothing.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// A value of PhotosUI, by its name.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic
    case current
    case compatible
  }
}

/// A value of PhotosUI, which changes nothing.
public struct PHPickerFilter: Hashable, Sendable {
  /// A value that is kept, and changes nothing.
  public var name: String = ""
  /// A constant, which changes nothing.
  public static let images: PHPickerFilter = PHPickerFilter(name: "images")
  /// A constant, which changes nothing.
  public static let videos: PHPickerFilter = PHPickerFilter(name: "videos")
  /// A constant, which changes nothing.
  public static let livePhotos: PHPickerFilter = PHPickerFilter(name: "livePhotos")
  /// A constant, which changes nothing.
  public static let screenshots: PHPickerFilter = PHPickerFilter(name: "screenshots")
  /// A constant, which changes nothing.
  public static let panoramas: PHPickerFilter = PHPickerFilter(name: "panoramas")
  /// A constant, which changes nothing.
  public static let slomoVideos: PHPickerFilter = PHPickerFilter(name: "slomoVideos")
  /// A constant, which changes nothing.
  public static let cinematicVideos: PHPickerFilter = PHPickerFilter(name: "cinematicVideos")
  /// A constant, which changes nothing.
  public static let bursts: PHPickerFilter = PHPickerFilter(name: "bursts")
  /// Inert: returns the same to everybody.
  @discardableResult public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all")
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not")
  }
}

/// A value of PhotosUI, which changes nothing.
public struct PHPickerResult: Hashable {
  /// A value that is kept, and changes nothing.
  public let itemProvider: NSItemProvider
  /// A value that is kept, and changes nothing.
  public let assetIdentifier: String?
}

// Written by tools/frameworks/generate from VisionKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of VisionKit; only its name and values exist.
open class DataScannerViewController: UIViewController {
  /// Inert: always `false`.
  public static var isSupported: Bool { false }
  /// Inert: always `false`.
  public static var isAvailable: Bool { false }
  /// Inert: does nothing.
  open func startScanning() throws {}
  /// Inert: does nothing.
  open func stopScanning() {}
}

/// Inert: a class of VisionKit; only its name and values exist.
open class VNDocumentCameraViewController: UIViewController {
  /// Inert: always `false`.
  public static var isSupported: Bool { false }
  /// Stored; has no effect.
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Inert: a class of VisionKit; only its name and values exist.
open class VNDocumentCameraScan: NSObject {
  /// Inert: always `0`.
  open var pageCount: Int { 0 }
  /// Inert: always returns the same instance.
  @discardableResult open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Callbacks of VisionKit, which are never made.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Inert: never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  )
  /// Inert: never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  )
}

extension VNDocumentCameraViewControllerDelegate {
  /// Inert: does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Inert: does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Inert: does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  ) {}
}

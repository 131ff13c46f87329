// Written by tools/frameworks/generate from VisionKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of VisionKit, of which there is only the name and its values.
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

/// Inert: a class of VisionKit, of which there is only the name and its values.
open class VNDocumentCameraViewController: UIViewController {
  /// Inert: always `false`.
  public static var isSupported: Bool { false }
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Inert: a class of VisionKit, of which there is only the name and its values.
open class VNDocumentCameraScan: NSObject {
  /// Inert: always `0`.
  open var pageCount: Int { 0 }
  /// Inert: returns the same to everybody.
  @discardableResult open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// What somebody is told by VisionKit, which tells nothing here.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Inert: nobody calls it.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  )
  /// Inert: nobody calls it.
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

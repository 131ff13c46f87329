// Written by tools/frameworks/generate from QuickLook.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of QuickLook; only its name and values exist.
open class QLPreviewController: UIViewController {
  /// Stored; has no effect.
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Stored; has no effect.
  public weak var delegate: (any QLPreviewControllerDelegate)?
  /// Stored; has no effect.
  open var currentPreviewItemIndex: Int = 0
  /// Inert: does nothing.
  open func reloadData() {}
}

/// An item to preview.
public protocol QLPreviewItem: AnyObject {}
extension NSURL: QLPreviewItem {}
/// Callbacks of QuickLook, which are never made.
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Required; never called.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Required; never called.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// Callbacks of QuickLook, which are never made.
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Inert: never called.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Inert: does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

extension View {
  /// Inert: nothing is presented.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Inert: nothing is presented.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}

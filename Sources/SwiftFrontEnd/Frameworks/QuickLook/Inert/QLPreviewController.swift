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

/// What is looked at.
public protocol QLPreviewItem: AnyObject {}
extension NSURL: QLPreviewItem {}
/// What somebody is told by QuickLook, which tells nothing here.
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Nobody asks for it.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Nobody asks for it.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// What somebody is told by QuickLook, which tells nothing here.
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Inert: never called.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Inert: does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

extension View {
  /// Inert: nothing is shown over the screen.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Inert: nothing is shown over the screen.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}

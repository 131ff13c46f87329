// Written by tools/frameworks/generate from QuickLook.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of QuickLook, of which there is only the name and its values.
open class QLPreviewController: UIViewController {
  /// A value that is kept, and changes nothing.
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any QLPreviewControllerDelegate)?
  /// A value that is kept, and changes nothing.
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
  /// Inert: nobody calls it.
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

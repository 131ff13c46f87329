// Written by tools/frameworks/generate from SafariServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SafariServices; only its name and values exist.
open class SFSafariViewController: UIViewController {
  /// Creates an instance without effect.
  public init(url: URL) {
    configuration = Configuration()
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an instance without effect.
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  /// Stored; has no effect.
  public let configuration: Configuration
  /// Stored; has no effect.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored; has no effect.
  open var preferredBarTintColor: UIColor? = nil
  /// Stored; has no effect.
  open var preferredControlTintColor: UIColor? = nil
  /// Stored; has no effect.
  open var dismissButtonStyle: DismissButtonStyle = .done
  /// Inert: a class of SafariServices; only its name and values exist.
  open class Configuration: NSObject {
    /// Stored; has no effect.
    open var entersReaderIfAvailable: Bool = false
    /// Stored; has no effect.
    open var barCollapsingEnabled: Bool = true
  }
  /// A value of SafariServices, by its name.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }
}

/// Callbacks of SafariServices, which are never made.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Inert: does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

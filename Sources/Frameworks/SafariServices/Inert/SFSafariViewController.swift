// Written by tools/frameworks/generate from SafariServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of SafariServices, of which there is only the name and its values.
open class SFSafariViewController: UIViewController {
  /// Creates one, which does nothing.
  public init(url: URL) {
    configuration = Configuration()
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one, which does nothing.
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  /// A value that is kept, and changes nothing.
  public let configuration: Configuration
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A value that is kept, and changes nothing.
  open var preferredBarTintColor: UIColor? = nil
  /// A value that is kept, and changes nothing.
  open var preferredControlTintColor: UIColor? = nil
  /// A value that is kept, and changes nothing.
  open var dismissButtonStyle: DismissButtonStyle = .done
  /// Inert: a class of SafariServices, of which there is only the name and its values.
  open class Configuration: NSObject {
    /// A value that is kept, and changes nothing.
    open var entersReaderIfAvailable: Bool = false
    /// A value that is kept, and changes nothing.
    open var barCollapsingEnabled: Bool = true
  }
  /// A value of SafariServices, by its name.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }
}

/// What somebody is told by SafariServices, which tells nothing here.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Inert: does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

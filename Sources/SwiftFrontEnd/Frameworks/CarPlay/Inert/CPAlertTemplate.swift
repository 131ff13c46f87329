// Written by tools/frameworks/generate from CarPlay.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import UIKit

/// Inert: a class of CarPlay; only its name and values exist.
open class CPBarButton: NSObject {
  /// Creates an instance without effect.
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    super.init()
  }
  /// Stored; has no effect.
  open var isEnabled: Bool = true
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPButton: NSObject {
  /// Creates an instance without effect.
  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    super.init()
  }
}

/// A constant without effect.
public let CPButtonMaximumImageSize: CGSize = CGSize(width: 50, height: 50)

/// A constant without effect.
public let CPGridTemplateMaximumItems: Int = 8

/// Inert: a class of CarPlay; only its name and values exist.
open class CPGridButton: NSObject {
  /// Creates an instance without effect.
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPGridTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(title: String?, gridButtons: [CPGridButton]) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPAlertAction: NSObject {
  /// Creates an instance without effect.
  public init(title: String, style: CPAlertActionStyle, handler: @escaping (CPAlertAction) -> Void)
  {
    super.init()
  }
}

/// A value of CarPlay, by its name.
public enum CPAlertActionStyle: UInt, Sendable {
  case `default`
  case cancel
  case destructive
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPAlertTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPActionSheetTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPInformationItem: NSObject {
  /// Creates an instance without effect.
  public init(title: String?, detail: String?) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPInformationTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(
    title: String,
    layout: CPInformationTemplateLayout,
    items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    super.init()
  }
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPTextButton: NSObject {
  /// Creates an instance without effect.
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil)
  {
    super.init()
  }
}

/// A value of CarPlay, by its name.
public enum CPTextButtonStyle: Int, Sendable {
  case normal
  case cancel
  case confirm
}

/// A value of CarPlay, by its name.
public enum CPInformationTemplateLayout: Int, Sendable {
  case leading
  case twoColumn
}

// Written by tools/frameworks/generate from CarPlay.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import UIKit

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPBarButton: NSObject {
  /// Creates one, which does nothing.
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var isEnabled: Bool = true
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPButton: NSObject {
  /// Creates one, which does nothing.
  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    super.init()
  }
}

/// A constant, which changes nothing.
public let CPButtonMaximumImageSize: CGSize = CGSize(width: 50, height: 50)

/// A constant, which changes nothing.
public let CPGridTemplateMaximumItems: Int = 8

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPGridButton: NSObject {
  /// Creates one, which does nothing.
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPGridTemplate: CPTemplate {
  /// Creates one, which does nothing.
  public init(title: String?, gridButtons: [CPGridButton]) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPAlertAction: NSObject {
  /// Creates one, which does nothing.
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

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPAlertTemplate: CPTemplate {
  /// Creates one, which does nothing.
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPActionSheetTemplate: CPTemplate {
  /// Creates one, which does nothing.
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPInformationItem: NSObject {
  /// Creates one, which does nothing.
  public init(title: String?, detail: String?) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPInformationTemplate: CPTemplate {
  /// Creates one, which does nothing.
  public init(
    title: String,
    layout: CPInformationTemplateLayout,
    items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    super.init()
  }
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPTextButton: NSObject {
  /// Creates one, which does nothing.
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

// Written by tools/frameworks/generate from CarPlay.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import UIKit

/// Inert: a row of a list.
public protocol CPListTemplateItem: NSObjectProtocol { var text: String? { get } }
/// Inert: a class of CarPlay; only its name and values exist.
open class CPListItem: NSObject, CPListTemplateItem {
  /// Creates an instance without effect.
  public init(text: String?, detailText: String?) {
    self.text = text
    self.detailText = detailText
    super.init()
  }
  /// Creates an instance without effect.
  public init(text: String?, detailText: String?, image: UIImage?) {
    self.text = text
    self.detailText = detailText
    self.image = image
    super.init()
  }
  /// Creates an instance without effect.
  public init(
    text: String?,
    detailText: String?,
    image: UIImage?,
    accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    super.init()
  }
  /// Stored; has no effect.
  open var text: String? = nil
  /// Stored; has no effect.
  open var detailText: String? = nil
  /// Stored; has no effect.
  open var image: UIImage? = nil
  /// Stored; has no effect.
  open var accessoryType: CPListItemAccessoryType = .none
  /// Stored; has no effect.
  open var handler: ((any CPListTemplateItem, @escaping () -> Void) -> Void)? = nil
  /// Stored; has no effect.
  open var userInfo: Any? = nil
  /// Stored; has no effect.
  open var isEnabled: Bool = true
  /// Stored; has no effect.
  open var isPlaying: Bool = false
  /// Stored; has no effect.
  open var playbackProgress: CGFloat = 0
  /// Inert: always `CGSize(width: 44, height: 44)`.
  public static var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  /// Inert: always returns the same instance.
  open func setText(_ text: String) { self.text = text }
  /// Inert: always returns the same instance.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Inert: always returns the same instance.
  open func setImage(_ image: UIImage?) { self.image = image }
  /// Inert: does nothing.
  open func setAccessoryImage(_ accessoryImage: UIImage?) {}
}

/// A value of CarPlay, by its name.
public enum CPListItemAccessoryType: Int, Sendable {
  case none
  case disclosureIndicator
  case cloud
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPListSection: NSObject {
  /// Creates an instance without effect.
  public init(items: [any CPListTemplateItem]) {
    self.items = items
    super.init()
  }
  /// Creates an instance without effect.
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
    super.init()
  }
  /// Stored; has no effect.
  open var items: [any CPListTemplateItem] = []
  /// Stored; has no effect.
  open var header: String? = nil
}

/// Inert: a class of CarPlay; only its name and values exist.
open class CPListTemplate: CPTemplate {
  /// Creates an instance without effect.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
    super.init()
  }
  /// Stored; has no effect.
  open var title: String? = nil
  /// Stored; has no effect.
  open var sections: [CPListSection] = []
  /// Stored; has no effect.
  open var emptyViewTitleVariants: [String] = []
  /// Stored; has no effect.
  open var emptyViewSubtitleVariants: [String] = []
  /// Stored; has no effect.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// Stored; has no effect.
  open var trailingNavigationBarButtons: [CPBarButton] = []
  /// Stored; has no effect.
  open var backButton: CPBarButton? = nil
  /// Inert: always `12`.
  public static var maximumItemCount: Int { 12 }
  /// Inert: always `12`.
  public static var maximumSectionCount: Int { 12 }
  /// Inert: always returns the same instance.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

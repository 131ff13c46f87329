// Written by tools/frameworks/generate from CarPlay.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import UIKit

/// Inert: a row of a list.
public protocol CPListTemplateItem: NSObjectProtocol { var text: String? { get } }
/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPListItem: NSObject, CPListTemplateItem {
  /// Creates one, which does nothing.
  public init(text: String?, detailText: String?) {
    self.text = text
    self.detailText = detailText
    super.init()
  }
  /// Creates one, which does nothing.
  public init(text: String?, detailText: String?, image: UIImage?) {
    self.text = text
    self.detailText = detailText
    self.image = image
    super.init()
  }
  /// Creates one, which does nothing.
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
  /// A value that is kept, and changes nothing.
  open var text: String? = nil
  /// A value that is kept, and changes nothing.
  open var detailText: String? = nil
  /// A value that is kept, and changes nothing.
  open var image: UIImage? = nil
  /// A value that is kept, and changes nothing.
  open var accessoryType: CPListItemAccessoryType = .none
  /// A value that is kept, and changes nothing.
  open var handler: ((any CPListTemplateItem, @escaping () -> Void) -> Void)? = nil
  /// A value that is kept, and changes nothing.
  open var userInfo: Any? = nil
  /// A value that is kept, and changes nothing.
  open var isEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var isPlaying: Bool = false
  /// A value that is kept, and changes nothing.
  open var playbackProgress: CGFloat = 0
  /// Inert: always `CGSize(width: 44, height: 44)`.
  public static var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  /// Inert: returns the same to everybody.
  open func setText(_ text: String) { self.text = text }
  /// Inert: returns the same to everybody.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Inert: returns the same to everybody.
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

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPListSection: NSObject {
  /// Creates one, which does nothing.
  public init(items: [any CPListTemplateItem]) {
    self.items = items
    super.init()
  }
  /// Creates one, which does nothing.
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var items: [any CPListTemplateItem] = []
  /// A value that is kept, and changes nothing.
  open var header: String? = nil
}

/// Inert: a class of CarPlay, of which there is only the name and its values.
open class CPListTemplate: CPTemplate {
  /// Creates one, which does nothing.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var title: String? = nil
  /// A value that is kept, and changes nothing.
  open var sections: [CPListSection] = []
  /// A value that is kept, and changes nothing.
  open var emptyViewTitleVariants: [String] = []
  /// A value that is kept, and changes nothing.
  open var emptyViewSubtitleVariants: [String] = []
  /// A value that is kept, and changes nothing.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// A value that is kept, and changes nothing.
  open var trailingNavigationBarButtons: [CPBarButton] = []
  /// A value that is kept, and changes nothing.
  open var backButton: CPBarButton? = nil
  /// Inert: always `12`.
  public static var maximumItemCount: Int { 12 }
  /// Inert: always `12`.
  public static var maximumSectionCount: Int { 12 }
  /// Inert: returns the same to everybody.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

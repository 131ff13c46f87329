/// The styles and sizes of controls, where SwiftUI lets a modifier choose.
///
/// Control views are built with the tree, so these are the styles around it at that time.
public struct ControlStyles: Sendable, Hashable {
  /// `listStyle(_:)`.
  public enum List: String, Sendable, Hashable, CaseIterable {
    /// On a phone `insetGrouped` (Apple, `DefaultListStyle`).
    case automatic
    case plain
    /// As `plain` (our choice).
    case inset
    case grouped
    case insetGrouped
    /// On a phone as `insetGrouped` (our choice).
    case sidebar

    /// Whether sections are separated.
    package var isGrouped: Bool { self != .plain && self != .inset }
    /// Whether sections are cards with a margin from the edges of the screen.
    package var isInset: Bool { isGrouped && self != .grouped }
  }

  /// `listSectionSpacing(_:)`.
  public enum SectionSpacing: Sendable, Hashable {
    /// The distance of ``ControlMetrics``.
    case standard
    case compact
    /// A distance in points.
    case custom(Double)
  }

  /// `buttonStyle(_:)`.
  public enum Button: String, Sendable, Hashable, CaseIterable {
    /// On a phone `borderless`.
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent

    package var isBordered: Bool { self == .bordered || self == .borderedProminent }
  }

  /// `buttonBorderShape(_:)`.
  public enum ButtonShape: String, Sendable, Hashable, CaseIterable {
    /// A capsule from iOS 26 on, else a rectangle with round corners (D9.6).
    case automatic
    case capsule
    case roundedRectangle
    /// A circle around the label.
    case circle
  }

  /// `toggleStyle(_:)`.
  public enum Toggle: String, Sendable, Hashable, CaseIterable {
    /// On a phone `switch`.
    case automatic
    case `switch`
    /// A bordered button.
    case button
  }

  /// `textFieldStyle(_:)`.
  public enum TextField: String, Sendable, Hashable, CaseIterable {
    /// On a phone `plain`.
    case automatic
    case plain
    case roundedBorder
  }

  /// `labelStyle(_:)`.
  public enum Label: String, Sendable, Hashable, CaseIterable {
    /// As `titleAndIcon`.
    case automatic
    case iconOnly
    case titleOnly
    case titleAndIcon
  }

  /// `labeledContentStyle(_:)`, of which SwiftUI has only one.
  public enum LabeledContent: String, Sendable, Hashable, CaseIterable {
    /// The label at the leading edge, the content at the trailing one.
    case automatic
  }

  /// `controlSize(_:)`, which buttons and spinners follow.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  /// The style of lists and forms.
  public var list = List.automatic
  /// `listRowSpacing(_:)`: the distance between the rows of a list, in points.
  public var rowSpacing = 0.0
  /// The margins around the content of scroll views and lists.
  public var contentMargins = ContentMargins()
  /// The distance between the sections of a list that separates them.
  public var sectionSpacing = SectionSpacing.standard
  /// The style of buttons, links and menus.
  public var button = Button.automatic
  /// The shape of buttons' borders.
  public var buttonShape = ButtonShape.automatic
  /// The radius of the corners of a rounded rectangle around a button; nil for the system's.
  public var buttonRadius: Double?
  /// The style of toggles.
  public var toggle = Toggle.automatic
  /// The style of text fields.
  public var textField = TextField.automatic
  /// The style of labels.
  public var label = Label.automatic
  /// The size of controls.
  public var size = Size.regular
  /// `labelsHidden()`: labels name controls for accessibility and take no room.
  public var hidesLabels = false
  /// Whether the controls are items of a menu.
  public var isInMenu = false
  /// Whether navigation links end without a chevron, `navigationLinkIndicatorVisibility(_:)`.
  public var hidesLinkIndicators = false

  /// The badge of the link that is built next, which shows it if it is a row (M4.10).
  public var badge: String?

  /// Creates the styles of a phone.
  public init() {}
}

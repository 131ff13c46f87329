/// How controls look and how much room they take, where SwiftUI lets a modifier choose.
///
/// A control is made of views when it is built, so these are the styles around it at that time.
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

    /// Whether sections are set apart from each other.
    package var isGrouped: Bool { self != .plain && self != .inset }
    /// Whether sections are cards that keep their distance from the edges of the screen.
    package var isInset: Bool { isGrouped && self != .grouped }
  }

  /// `listSectionSpacing(_:)`.
  public enum SectionSpacing: Sendable, Hashable {
    /// What ``ControlMetrics`` say.
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

  /// `labeledContentStyle(_:)`, of which SwiftUI has a single one.
  public enum LabeledContent: String, Sendable, Hashable, CaseIterable {
    /// The label at the leading edge, the content at the trailing one.
    case automatic
  }

  /// `controlSize(_:)`, which buttons and turning wheels follow.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }

  /// How lists and forms look.
  public var list = List.automatic
  /// `listRowSpacing(_:)`: the distance between the rows of a list, in points.
  public var rowSpacing = 0.0
  /// The room around what scroll views and lists show.
  public var contentMargins = ContentMargins()
  /// The distance between the sections of a list that sets them apart.
  public var sectionSpacing = SectionSpacing.standard
  /// How buttons, links and menus look.
  public var button = Button.automatic
  /// What shape the borders of buttons have.
  public var buttonShape = ButtonShape.automatic
  /// The radius of the corners of a rounded rectangle around a button; nil for the system's.
  public var buttonRadius: Double?
  /// How toggles look.
  public var toggle = Toggle.automatic
  /// How text fields look.
  public var textField = TextField.automatic
  /// What labels show.
  public var label = Label.automatic
  /// How large controls are.
  public var size = Size.regular
  /// `labelsHidden()`: labels say what controls are called and take no room.
  public var hidesLabels = false
  /// Whether controls are what a menu offers.
  public var isInMenu = false
  /// Whether a row that leads elsewhere ends without a chevron, `navigationLinkIndicatorVisibility(_:)`.
  public var hidesLinkIndicators = false

  /// The badge of the link that is built next, which shows it if it is a row (M4.10).
  public var badge: String?

  /// Creates the styles of a phone.
  public init() {}
}

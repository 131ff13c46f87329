import SwiftUI

/// The label of a value on an axis.
public struct AxisValueLabel: AxisMark {
  /// The grid line.
  public let _items: [_AxisItem]

  /// Creates a label with the default format.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let label = AxisLabel(
      anchor: anchor,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      isFixed: collisionResolution.isDisabled,
      angle: orientation.angle
    )
    _items = [_AxisItem(kind: .label(label), isCentered: centered)]
  }

  /// Creates a label with a formatted value.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    var label = AxisLabel(
      anchor: anchor,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      isFixed: collisionResolution.isDisabled,
      angle: orientation.angle
    )
    label.words = { Format.FormatInput(scaleValue: $0).map { format.format($0) } }
    _items = [_AxisItem(kind: .label(label), isCentered: centered)]
  }

  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered,
      anchor: anchor,
      multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  /// Creates a label with a verbatim text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered,
      anchor: anchor,
      multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(verbatim: String(title)) }
  }

  /// Creates a text.
  public init(
    _ text: Text,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered,
      anchor: anchor,
      multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { text }
  }

  /// Creates a view.
  public init<Content: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    var label = AxisLabel(
      anchor: anchor,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      isFixed: collisionResolution.isDisabled,
      angle: orientation.angle
    )
    let view = AnyView(content())
    label.content = { _ in view }
    _items = [_AxisItem(kind: .label(label), isCentered: centered)]
  }
}

/// The treatment of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let isDisabled: Bool

  /// Hides labels that do not fit.
  public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
  /// Hides labels that do not fit.
  public static let greedy = AxisValueLabelCollisionResolution(isDisabled: false)
  /// Shows all labels.
  public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)
  /// Hides labels that do not fit, with a minimum spacing.
  public static func greedy(priority: CGFloat = 0, minimumSpacing: CGFloat = 0)
    -> AxisValueLabelCollisionResolution
  { greedy }
}

/// The orientation of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let angle: Angle

  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(angle: .zero)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(angle: .zero)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
  /// Vertical, from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}

internal import LayoutCore

/// A `Label` is its icon before its title; in rows of a list icons share a column (M2.5).
struct LabelViews: ControlViews {
  let isIconOnly: Bool

  var dependsOnRow: Bool { true }

  /// The scale of icons in rows, unless another is set (M2.5).
  private static let largeScale = EnvironmentChange(name: "imageScale") {
    if $0.imageScale == .medium { $0.imageScale = .large }
  }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let style = builder.controlStyles.label
    let hidden = isIconOnly || style == .iconOnly ? given.label : nil
    let icon = style != .titleOnly || given.label == nil ? given.icon : nil
    let metrics = builder.controlMetrics
    let isInColumn = given.isInRow && hidden == nil && icon != nil && given.label != nil
    // The column is as much wider as the icons are larger; the rest stays (M2.5).
    let column = isInColumn ? 2 * metrics.rowIconCenter : 0
    let spacing = column > 0 ? metrics.rowTitleInset - column : nil
    let width = column * builder.controlEnvironment.dynamicTypeSize.iconGrowth
    builder.open(.hStack(alignment: .center, spacing: hidden == nil ? spacing : 0))
    if column > 0 {
      builder.open(.modifier(.frame(width: width, height: nil, alignment: .center)))
    }
    let isLarge = given.isInRow && builder.controlEnvironment.system >= .iOS26
    if isLarge { builder.open(.modifier(.environment(Self.largeScale))) }
    builder.part(.icon, icon)
    if isLarge { builder.close() }
    if column > 0 { builder.close() }
    if let hidden { builder.hiddenLabel(hidden) } else { builder.part(.label, given.label) }
    builder.close()
  }
}

extension DynamicTypeSize {
  /// The growth of icons since the size Large, as the font of body grows; at smaller sizes their
  /// column stays unchanged.
  fileprivate var iconGrowth: Double {
    func size(_ size: DynamicTypeSize) -> Double {
      TextStyle.body.metrics(platform: .iOS, dynamicTypeSize: size).size
    }
    return max(size(self) / size(.large), 1)
  }
}

internal import LayoutCore
package import ViewValues

/// A `Picker` shows its selection, perhaps as a link to its options, or these side by side or in a
/// column.
struct PickerViews: ControlViews {
  let style: Control.PickerStyle
  let options: [String]
  let selection: String?
  /// The position of the selection, where several options have the same words.
  var place: Int?

  /// The two chevrons behind a menu's value, and their distance from it (M3.16).
  private static let (mark, markGap) = (Size(width: 10, height: 14), 5.0)

  var texts: [String] {
    switch style {
    case .menu, .navigationLink: [selection ?? options.first ?? " "]
    case .segmented, .inline, .wheel: []
    }
  }

  var presences: [Bool] {
    switch style {
    // The label of segments is not shown; it is spoken.
    case .segmented: [false]
    // Checkmarks, which only rows of a list and menus have.
    case .inline: options.indices.map { $0 == selected }
    case .menu, .wheel, .navigationLink: []
    }
  }

  var behavior: any ControlBehavior {
    PickerBehavior(style: style, options: options, selection: selection, place: place)
  }

  var dependsOnRow: Bool { style == .navigationLink || style == .inline || style == .menu }

  /// The position of the selection from 0; nil without one.
  private var selected: Int? { place ?? selection.flatMap { options.firstIndex(of: $0) } }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    switch style {
    case .menu:
      menu(given, in: &builder)
    case .segmented:
      segments(label: given.label, in: &builder)
    case .inline:
      if builder.controlStyles.isInMenu {
        builder.menuOptions(options, label: given.label, marks: presences)
      } else if given.isRow, builder.isInRow {
        builder.optionRows(options, label: given.label, marks: presences)
      } else if builder.controlStyles.hidesLabels {
        builder.row(given.label) { list(label: nil, in: &$0) }
      } else {
        list(label: given.label, in: &builder)
      }
    case .wheel:
      builder.row(given.label, hidesLabel: true) { wheel(in: &$0) }
    case .navigationLink:
      guard given.isRow else { return builder.row(given.label) { value(in: &$0) } }
      builder.linkRow { builder in
        builder.open(.hStack(alignment: .center, spacing: nil))
        if builder.controlStyles.hidesLabels {
          if given.label != nil { builder.hiddenLabel(given.label) }
        } else {
          builder.part(.label, given.label)
        }
        builder.leaf(.spacer(minLength: nil))
        value(in: &builder)
        builder.close()
      }
    }
  }

  func modifiers(with metrics: ControlMetrics) -> [ModifierContent] {
    switch style {
    case .menu, .segmented, .inline, .navigationLink: []
    case .wheel: [.offset(turn(metrics))]
    }
  }

  /// The offset of the options that puts the selected one in the middle.
  private func turn(_ metrics: ControlMetrics) -> Point {
    let middle = Double(options.count - 1) / 2
    return Point(x: 0, y: (middle - Double(selected ?? 0)) * metrics.wheelOptionDistance)
  }

  /// Adds the selection and its chevrons, behind the label in a row of a list or form; elsewhere
  /// alone, with the insets of a button (M3.19).
  private func menu(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let (side, vertical) = (metrics.buttonInset, metrics.buttonVerticalInset)
    builder.row(given.label, hidesLabel: given.isInRow ? nil : true) { builder in
      if !given.isInRow {
        builder.open(
          .modifier(
            .paddingInsets(
              EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
            )
          )
        )
      }
      builder.open(
        .hStack(alignment: .center, spacing: builder.system >= .iOS27 ? 6.4 : Self.markGap)
      )
      for text in texts { builder.part(.value, text: text) }
      builder.part(.disclosureIndicator, size: Self.mark, isInRow: true)
      builder.close()
      if !given.isInRow { builder.close() }
    }
  }

  /// Adds the selection in secondary style (M4.8).
  private func value(in builder: inout ViewTreeBuilder) {
    builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    for text in texts { builder.part(.value, text: text) }
    builder.close()
  }

  /// Adds options side by side, in the 13 points of a `UISegmentedControl`.
  private func segments(label: ViewTreeBuilder.Slot?, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let layout = SegmentsLayout(inset: metrics.segmentInset, spacing: metrics.segmentSpacing)
    let font = EnvironmentChange(name: "font") { $0.font = TextFont(size: .points(13)) }
    builder.open(.modifier(.environment(font)))
    builder.open(.layout(AnyLayout(layout)))
    builder.conditional(false) { $0.part(.label, label) }
    for (index, option) in options.enumerated() {
      builder.part(.segment(index), text: option, height: metrics.segmentHeight)
    }
    builder.close()
    builder.close()
  }

  /// Adds options that overlap a little, clipped to the wheel's frame (M3.4).
  private func wheel(in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let frame = FlexibleFrame(
      minWidth: 0,
      idealWidth: metrics.wheelWidth,
      maxWidth: metrics.wheelWidth
    )
    builder.open(.modifier(.clipped))
    builder.open(.modifier(.flexibleFrame(frame, alignment: .center)))
    builder.open(
      .modifier(.frame(width: nil, height: metrics.wheelHeight, alignment: .center))
    )
    for modifier in modifiers(with: metrics) { builder.open(.modifier(modifier)) }
    builder.open(.modifier(.environment(Self.wheelFont)))
    let spacing = metrics.wheelOptionDistance - metrics.wheelOptionHeight
    builder.open(.vStack(alignment: .center, spacing: spacing))
    for (index, option) in options.enumerated() {
      builder.part(.option(index), text: option, height: metrics.wheelOptionHeight)
    }
    for _ in 0..<6 { builder.close() }
  }

  /// The font of a wheel's options, unless another is set (M3.4).
  private static let wheelFont = EnvironmentChange(name: "font") {
    if $0.font == EnvironmentValues().font { $0.font = TextFont(size: .style(.title3)) }
  }

  /// Adds options below their label.
  private func list(label: ViewTreeBuilder.Slot?, in builder: inout ViewTreeBuilder) {
    builder.column(.leading) { builder in
      builder.part(.label, label)
      for (index, option) in options.enumerated() {
        builder.part(.option(index), text: option, height: builder.controlMetrics.segmentHeight)
      }
    }
  }
}

extension DynamicTypeSize {
  /// The growth of a wheel's rows since the size Large: that of body's line distance, our choice
  /// (M3.4).
  ///
  /// At smaller sizes they stay unchanged.
  package var wheelGrowth: Double {
    func leading(_ size: DynamicTypeSize) -> Double {
      TextStyle.body.metrics(platform: .iOS, dynamicTypeSize: size).leading
    }
    return max(leading(self) / leading(.large), 1)
  }
}

extension ControlMetrics {
  /// Grows the rows of a wheel with the type size.
  mutating func growWheel(at size: DynamicTypeSize) {
    wheelOptionHeight *= size.wheelGrowth
    wheelOptionDistance *= size.wheelGrowth
  }
}

internal import LayoutCore

/// A control in a row being edited is a box of its size; its look is drawn (M6.3, D9.31).
struct RowControlViews: ControlViews {
  let control: RowControl

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = RowControlMetrics(at: builder.controlEnvironment.dynamicTypeSize)
    // A row is at least a finger high, and so is the touch area of its control.
    let finger = 44.0
    switch control {
    case .remove: box(metrics.box, metrics.box, in: &builder) { $0.leaf(.spacer(minLength: 0)) }
    case .reorder: box(metrics.handle, finger, in: &builder) { $0.leaf(.spacer(minLength: 0)) }
    case .delete:
      box(metrics.deleteWidth, finger, in: &builder) { $0.part(.label, text: "Delete") }
    }
  }

  private func box(
    _ width: Double,
    _ height: Double,
    in builder: inout ViewTreeBuilder,
    _ views: ViewTreeBuilder.Slot
  ) {
    builder.open(.modifier(.frame(width: width, height: height, alignment: .center)))
    views(&builder)
    builder.close()
  }
}

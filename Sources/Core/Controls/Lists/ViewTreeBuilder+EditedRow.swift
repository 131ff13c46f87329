public import LayoutCore

extension ViewTreeBuilder {
  /// Adds a row of a list being edited, with its controls before and behind its content (M6.3).
  ///
  /// - Parameters:
  ///   - insets: The row's insets; nil for those of the list.
  ///   - remove: The minus at its leading edge; nil for none.
  ///   - reorder: The handle at its trailing edge; nil for none.
  ///   - delete: The button at its trailing edge that confirms its deletion; nil if it is not
  ///     shown.
  ///   - content: The content of the row.
  public mutating func editedRow(
    insets: EdgeInsets?,
    remove: Slot?,
    reorder: Slot?,
    delete: Slot?,
    content: Slot
  ) {
    let metrics = RowControlMetrics(at: controlEnvironment.dynamicTypeSize)
    let own = insets ?? rowInsets(top: 0, bottom: 0)
    let leading = Alignment(horizontal: .leading, vertical: .center)
    let trailing = Alignment(horizontal: .trailing, vertical: .center)
    if delete != nil { open(.modifier(.overlay(alignment: trailing))) }
    open(.modifier(.overlay(alignment: .center)))
    if delete != nil { openMovedContent(by: metrics.deleteWidth, own) }
    open(.modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: leading)))
    open(
      .modifier(
        .paddingInsets(
          EdgeInsets(
            leading: remove == nil ? 0 : metrics.gutter,
            trailing: reorder == nil ? 0 : metrics.trailingGutter
          )
        )
      )
    )
    content(&self)
    close()
    close()
    if delete != nil { for _ in 0..<4 { close() } }
    // From the edges of the row, whatever the insets of its content are.
    open(
      .modifier(
        .paddingInsets(
          EdgeInsets(
            leading: metrics.boxInset - own.leading,
            trailing: metrics.handleInset - own.trailing
          )
        )
      )
    )
    if delete != nil { open(.modifier(.offset(Point(x: -metrics.deleteWidth, y: 0)))) }
    open(.hStack(alignment: .center, spacing: 0))
    remove?(&self)
    leaf(.spacer(minLength: 0))
    reorder?(&self)
    close()
    if delete != nil { close() }
    close()
    close()
    guard let delete else { return }
    open(.modifier(.paddingInsets(EdgeInsets(trailing: -own.trailing))))
    delete(&self)
    close()
    close()
  }

  /// Opens four modifiers that move a row's content towards its leading edge and clip it there.
  private mutating func openMovedContent(by distance: Double, _ insets: EdgeInsets) {
    let outward = EdgeInsets(leading: -insets.leading, trailing: -insets.trailing)
    let inward = EdgeInsets(leading: insets.leading, trailing: insets.trailing)
    open(.modifier(.paddingInsets(outward)))
    open(.modifier(.clipped))
    open(.modifier(.paddingInsets(inward)))
    open(.modifier(.offset(Point(x: -distance, y: 0))))
  }
}

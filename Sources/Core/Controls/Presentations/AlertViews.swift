internal import LayoutCore

/// The views of alerts and confirmation dialogs.
struct AlertViews {
  let contents: AlertContents
  let metrics: PresentationMetrics

  /// Adds the title and message above the buttons: two side by side, others in a column; the cancel
  /// button is the first of two and the last of others (M9.2).
  func addAlert(to builder: inout ViewTreeBuilder) {
    let height =
      metrics.isGlass ? PresentationMetrics.glassButton : PresentationMetrics.alertButton
    openMargins(in: &builder)
    builder.open(.vStack(alignment: .center, spacing: 0))
    let title = AlertViews.text(contents.title, .headline)
    let message = contents.message.map { AlertViews.text($0, .footnote) }
    addWords([title, message].compactMap { $0 }, to: &builder)
    let buttons = contents.buttons
    if buttons.count == 2 {
      let ordered = buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel }
      builder.leaf(.divider)
      builder.fixed(height: height, alignment: .center) { builder in
        builder.open(.hStack(alignment: .center, spacing: 0))
        add(ordered[0], .alert, to: &builder)
        builder.leaf(.divider)
        add(ordered[1], .alert, to: &builder)
        builder.close()
      }
    } else {
      for button in buttons.filter({ !$0.isCancel }) + buttons.filter(\.isCancel) {
        builder.leaf(.divider)
        add(button, .alert, to: &builder)
      }
    }
    builder.close()
    closeMargins(in: &builder)
  }

  /// Opens the distance between buttons and the panel's edge on 26 (M9.2).
  private func openMargins(in builder: inout ViewTreeBuilder) {
    if metrics.isGlass { builder.open(.modifier(.paddingInsets(PresentationMetrics.glassMargins))) }
  }

  private func closeMargins(in builder: inout ViewTreeBuilder) {
    if metrics.isGlass { builder.close() }
  }

  /// Adds the title, message and buttons in a group, the cancel button in another below it (M9.3).
  func addDialog(to builder: inout ViewTreeBuilder) {
    openMargins(in: &builder)
    builder.open(.vStack(alignment: .center, spacing: PresentationMetrics.dialogSpacing))
    builder.open(.vStack(alignment: .center, spacing: 0))
    let words = [contents.showsTitle ? contents.title : nil, contents.message].compactMap { $0 }
    if !words.isEmpty { addWords(words.map { AlertViews.text($0, .footnote) }, to: &builder) }
    for (index, button) in contents.buttons.filter({ !$0.isCancel }).enumerated() {
      if index > 0 || !words.isEmpty { builder.leaf(.divider) }
      add(button, .confirmationDialog, to: &builder)
    }
    builder.close()
    if !metrics.isDialogPopover {
      for button in contents.buttons where button.isCancel {
        add(button, .confirmationDialog, to: &builder)
      }
    }
    builder.close()
    closeMargins(in: &builder)
  }

  private func addWords(_ words: [ViewTreeBuilder.Slot], to builder: inout ViewTreeBuilder) {
    builder.open(
      .modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: .center))
    )
    let insets = EdgeInsets(
      top: PresentationMetrics.alertInset,
      leading: PresentationMetrics.alertSideInset,
      bottom: PresentationMetrics.alertInset,
      trailing: PresentationMetrics.alertSideInset
    )
    builder.open(.modifier(.paddingInsets(insets)))
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: "multilineTextAlignment") { $0.multilineTextAlignment = .center }
        )
      )
    )
    builder.open(.vStack(alignment: .center, spacing: PresentationMetrics.messageSpacing))
    for text in words { text(&builder) }
    for _ in 0..<4 { builder.close() }
  }

  private static func text(_ string: String, _ style: TextStyle) -> ViewTreeBuilder.Slot {
    { builder in
      builder.open(.modifier(.font(style)))
      builder.leaf(.text(string))
      builder.close()
    }
  }

  /// Adds a button; before glass a cancel button is semibold, and a dialog's is larger (M9.3).
  private func add(
    _ button: AlertContents.Button,
    _ kind: Presentation.Kind,
    to builder: inout ViewTreeBuilder
  ) {
    let isDialog = kind == .confirmationDialog
    let classic =
      isDialog ? PresentationMetrics.dialogButton : PresentationMetrics.alertButton
    let height = metrics.isGlass ? PresentationMetrics.glassButton : classic
    let font = TextFont(
      size: .style(isDialog ? .title3 : .body),
      weight: button.isCancel ? .semibold : nil
    )
    let isPlain = metrics.isGlass || !isDialog && !button.isCancel
    builder.fixed(height: height, alignment: .center) { builder in
      if isPlain { return button.views(&builder) }
      builder.open(.modifier(.environment(EnvironmentChange(name: "font") { $0.font = font })))
      builder.open(.group)
      button.views(&builder)
      builder.close()
      builder.close()
    }
  }
}

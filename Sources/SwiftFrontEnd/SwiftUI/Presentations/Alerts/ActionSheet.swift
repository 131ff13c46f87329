/// A choice of answers, by the older name of `confirmationDialog`.
public struct ActionSheet {
  /// An answer.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    // Built now, as the closure does not escape; the binding is read again later.
    let shown = isPresented.wrappedValue ? content() : nil
    return modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? shown.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { $0.title },
        titleVisibility: .visible,
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }

  /// Presents an action sheet for an item, while there is one.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
    return modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { item.wrappedValue == nil ? nil : shown },
        clear: { item.wrappedValue = nil },
        title: { $0.title },
        titleVisibility: .visible,
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }
}

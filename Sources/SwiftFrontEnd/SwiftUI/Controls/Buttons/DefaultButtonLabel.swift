/// The standard label of a button's role: its symbol and title.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The title and symbol of the role.
  public var body: some View {
    Label(words.title, systemImage: words.symbol)
  }

  private var words: (title: String, symbol: String) {
    if role == .close { return ("Close", "xmark") }
    if role == .confirm { return ("Done", "checkmark") }
    if role == .destructive { return ("Delete", "trash") }
    return ("Cancel", "xmark")
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label is the standard one of its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role, action, DefaultButtonLabel(role: role))
  }
}

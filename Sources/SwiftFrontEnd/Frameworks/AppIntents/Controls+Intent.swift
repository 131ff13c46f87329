import SwiftUI

extension Button {
  /// Creates a button that runs an app intent: its code runs when the button is pressed.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }

  /// Creates a button that runs an app intent: its code runs when the button is pressed.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that runs an app intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button that runs an app intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Toggle {
  /// Creates a toggle that runs an app intent: it stays as it is until the app says otherwise.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }),
      label: label
    )
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that runs an app intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}

/// Whether something presents a view.
public struct PresentationMode: Sendable {
  /// Whether something does.
  public internal(set) var isPresented: Bool

  /// Dismisses the view.
  public mutating func dismiss() { isPresented = false }
}

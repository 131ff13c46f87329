/// Notes that code has come by a statement that could not be compiled and was left out (V17.1).
///
/// The command writes it; it is not for sources.
///
/// - Parameter number: Which of the program's placeholders it is.
public func espalierLeftOut(_ number: Int) { PlaceholderLog.note(number, decides: false) }

extension View {
  /// Notes that a modifier of the view could not be compiled and was left out (V17.1).
  ///
  /// The command writes it; it is not for sources.
  ///
  /// - Parameter number: Which of the program's placeholders it is.
  @discardableResult
  public nonisolated func espalierLeftOut(_ number: Int) -> Self {
    PlaceholderLog.note(number, decides: false)
    return self
  }
}

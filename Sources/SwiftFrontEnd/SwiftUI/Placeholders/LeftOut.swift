/// Records that a statement was reached that could not be compiled and was left out (V17.1).
///
/// The command writes it; it is not for sources.
///
/// - Parameter number: The number of the placeholder in the program.
public func espalierLeftOut(_ number: Int) { PlaceholderLog.note(number, decides: false) }

extension View {
  /// Records that a modifier of the view could not be compiled and was left out (V17.1).
  ///
  /// The command writes it; it is not for sources.
  ///
  /// - Parameter number: The number of the placeholder in the program.
  @discardableResult
  public nonisolated func espalierLeftOut(_ number: Int) -> Self {
    PlaceholderLog.note(number, decides: false)
    return self
  }
}

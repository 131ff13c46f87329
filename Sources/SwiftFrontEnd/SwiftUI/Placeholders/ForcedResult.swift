postfix operator ~

/// Returns the result of a call in place of Swift's `!`, where something could not be compiled: nil that may come
/// from that becomes the neutral value of its type (V17.5).
///
/// Nil may come from it if the screen's code has branched on a placeholder before. Otherwise, or without a neutral
/// value, the program ends as at `!`.
///
/// The operator is written by the compiler's tools; it is not for sources.
public postfix func ~ <Wrapped>(result: Wrapped?) -> Wrapped {
  if let result { return result }
  guard PlaceholderLog.hasDecided, let neutral = NeutralValue.value(of: Wrapped.self) else {
    fatalError("Unexpectedly found nil while unwrapping an Optional value")
  }
  return neutral
}

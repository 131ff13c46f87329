/// Something that a view has begun and that goes on by itself.
@MainActor
public protocol GraphTask: AnyObject {
  /// Asks it to end soon.
  func cancel()
}

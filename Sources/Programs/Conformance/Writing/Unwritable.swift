/// Content of a screen that specs cannot express.
struct Unwritable: Error, Hashable {
  /// The view, modifier or value and the reason, in words.
  let message: String

  init(_ message: String) { self.message = message }
}

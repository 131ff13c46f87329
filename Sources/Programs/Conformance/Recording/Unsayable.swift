/// Content of a case that exported SwiftUI cannot express.
package struct Unsayable: Error, Hashable {
  /// The view, modifier or key, in words.
  package let name: String

  init(_ name: String) { self.name = name }
}

/// The kind of an expectation's source, and so its reliability.
public enum Confidence: String, Sendable, Hashable, CaseIterable {
  /// A number published from a run of Apple's SwiftUI.
  case recorded
  /// Asserted against Apple's binary.
  case dualTested = "dual-tested"
  /// Others compare this input with Apple's SwiftUI; the number is derived.
  case nativeCompared = "native-compared"
  /// The rule or picture was published from a native run; the number is derived.
  case nativeShown = "native-shown"
  /// A random input of a class that others compare with Apple's SwiftUI.
  case nativeClass = "native-class"
  /// Derived from Apple's documents.
  case appleFormula = "apple-formula"
  /// From re-implementations that studied Apple's binaries.
  case reverseEngineered = "reverse-engineered"
  /// Computed with a re-implementation.
  case computed
  /// Computed with a re-implementation, resting on a correction of it.
  case computedPatched = "computed-patched"
  /// Computed with a re-implementation, resting on how it treats stacks of one child.
  case computedSingleChild = "computed-single-child"
  /// Sources disagree.
  case disputed
  /// Blogs and talks, consistent but without a recording.
  case folklore
  /// Derived by hand from the documented rules.
  case derived

  /// Whether Apple's SwiftUI itself was seen to handle this input, or one of its class.
  public var isNative: Bool {
    switch self {
    case .recorded, .dualTested, .nativeCompared, .nativeShown, .nativeClass: true
    case .appleFormula, .reverseEngineered, .computed, .computedPatched, .computedSingleChild,
      .disputed, .folklore, .derived:
      false
    }
  }
}

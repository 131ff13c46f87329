package import SpecFormat

/// The frames of a recording, in place of the expectations of the cases of the same names.
package struct RecordedExpectations: Sendable {
  private var cases: [String: Spec] = [:]

  /// Takes the cases of a recording, which is a spec file.
  package init(_ recording: SpecFile) {
    for spec in recording.specs {
      if let name = spec.name { cases[name] = spec }
    }
  }

  /// Returns a case with what was recorded of it; nil if nothing was.
  ///
  /// - Parameter id: The name of the case among all.
  package func apply(to spec: Spec, id: String) -> Spec? {
    guard let recorded = cases[id] else { return nil }
    var spec = spec
    spec.expectation = recorded.expectation
    spec.source = recorded.source
    spec.confidence = recorded.confidence
    spec.expectedFailure = nil
    return spec
  }
}

/// The specs of a file as read.
struct ReadSpecs {
  /// A spec, and its number among those of the file.
  var specs: [(index: Int, spec: Spec)] = []
  /// The cases with errors, if those without are kept.
  var unusableCases: [UnusableCase] = []
  /// The diagnostics of the cases in which each has its own.
  var diagnostics: [Diagnostic] = []
}

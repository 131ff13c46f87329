/// The error of a screen that cannot be measured: the missing fonts of its texts.
public struct MissingFonts: Error, Sendable, Hashable {
  /// The problems, each once, in the order of the texts.
  public var problems: [FontProblem]

  /// Creates the error.
  public init(_ problems: [FontProblem]) { self.problems = problems }
}

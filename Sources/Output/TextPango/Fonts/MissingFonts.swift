/// Why a screen cannot be measured: the fonts that its texts ask for and that are not there.
public struct MissingFonts: Error, Sendable, Hashable {
  /// What is wrong, each problem once, in the order in which texts met them.
  public var problems: [FontProblem]

  /// Creates the error.
  public init(_ problems: [FontProblem]) { self.problems = problems }
}

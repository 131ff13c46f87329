/// The measurements of a text that was laid out elsewhere, replayed instead of measured.
///
/// Given its width or more the text answers its recorded size. Given less it answers the widest
/// recording that fits; below the narrowest recording it is truncated: it answers the width it is
/// given and keeps that recording's height. At a proposal of 0 it is empty, as every text.
public struct MeasuredText: Sendable, Hashable {
  /// A size that the text was seen to take.
  public struct Recording: Sendable, Hashable {
    /// In points.
    public var size: Size
    /// From the top to the last line's baseline, in points.
    public var lastBaseline: Double

    /// Creates a recording.
    public init(size: Size, lastBaseline: Double) {
      self.size = size
      self.lastBaseline = lastBaseline
    }
  }

  /// The size that the text takes if it has all the room it wants.
  public var natural: Recording
  /// Sizes at smaller widths, widest first.
  public var narrower: [Recording]
  /// From the top to the first line's baseline, in points.
  public var firstBaseline: Double
  /// The font's vertical measures, which decide the distance to neighbours.
  public var metrics: FontMetrics

  /// Creates the measurements of a text.
  public init(
    natural: Recording,
    narrower: [Recording] = [],
    firstBaseline: Double,
    metrics: FontMetrics
  ) {
    self.natural = natural
    self.narrower = narrower.sorted { $0.size.width > $1.size.width }
    self.firstBaseline = firstBaseline
    self.metrics = metrics
  }

  /// What the text answers to a proposal.
  package func recording(for proposal: Proposal) -> (recording: Recording, isTruncated: Bool) {
    if proposal.width <= 0 || proposal.height <= 0 {
      return (Recording(size: .zero, lastBaseline: 0), false)
    }
    let width = proposal.width.unspecified(or: .infinity)
    if width >= natural.size.width { return (natural, false) }
    if let fitting = narrower.first(where: { $0.size.width <= width }) { return (fitting, false) }
    var truncated = narrower.last ?? natural
    truncated.size.width = width
    return (truncated, true)
  }
}

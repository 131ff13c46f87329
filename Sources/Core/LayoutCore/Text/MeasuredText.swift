/// The measurements of a text that was laid out elsewhere, replayed instead of measured.
///
/// Given its width or more the text answers its recorded size. Given less it answers the widest
/// recording that fits; below the narrowest recording it is truncated: it answers the width it is
/// given and keeps that recording's height. For a proposal of 0 it is empty, as every text. A line
/// limit of the environment applies to it, and it is rounded up to pixels, as other texts are.
public struct MeasuredText: Sendable, Hashable {
  /// A recorded size of the text.
  public struct Recording: Sendable, Hashable {
    /// The size in points.
    public var size: Size
    /// The distance from the top to the last line's baseline, in points.
    public var lastBaseline: Double
    /// The number of lines; nil for as many as its height suggests, one at its natural size.
    public var lineCount: Int?
    /// The least width into which it fits, not rounded to pixels.
    fileprivate var narrowest: Double
    /// Whether a line limit leaves characters out.
    fileprivate var isTruncated = false

    /// Creates a recording.
    public init(size: Size, lastBaseline: Double, lineCount: Int? = nil) {
      self.size = size
      self.lastBaseline = lastBaseline
      self.lineCount = lineCount
      narrowest = size.width
    }
  }

  /// The natural size of the text.
  public var natural: Recording
  /// Sizes at smaller widths, widest first.
  public var narrower: [Recording]
  /// The distance from the top to the first line's baseline, in points.
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

  /// The measurement for a proposal, and whether it truncates the text.
  package func recording(for proposal: Proposal) -> (recording: Recording, isTruncated: Bool) {
    if proposal.width <= 0 || proposal.height <= 0 {
      return (Recording(size: .zero, lastBaseline: 0), false)
    }
    let width = proposal.width.unspecified(or: .infinity)
    if width >= natural.narrowest { return (natural, natural.isTruncated) }
    let fitting = narrower.first { $0.narrowest <= width }
    if let fitting, !fitting.isTruncated { return (fitting, false) }
    var truncated = fitting ?? narrower.last ?? natural
    truncated.size.width = width
    return (truncated, true)
  }
}

extension MeasuredText {
  /// The tolerance for a length stated with two decimals, in points.
  private static let noise = 0.02

  /// The text as an environment shows it: no more lines than its limit, with room for those that
  /// the limit reserves (L18.4), in whole pixels (L18.5).
  package func shown(in environment: EnvironmentValues) -> MeasuredText {
    var text = self
    text.natural = shown(natural, in: environment)
    text.narrower = narrower.map { shown($0, in: environment) }
    text.firstBaseline = environment.pixelGrid.round(firstBaseline)
    return text
  }

  private func shown(_ recording: Recording, in environment: EnvironmentValues) -> Recording {
    let limit = environment.lineLimit
    let count = lineCount(of: recording)
    let shownCount = min(count, max(1, limit.maximum ?? .max))
    var shown = recording
    shown.isTruncated = shownCount < count
    let other = sample(of: shownCount, like: recording)
    shown.size.height = sample(of: max(shownCount, limit.minimum), like: recording).height
    let grid = environment.pixelGrid
    func roundUp(_ length: Double) -> Double {
      grid.roundUp(length - MeasuredText.noise * grid.pixelLength)
    }
    shown.size = Size(width: roundUp(shown.size.width), height: roundUp(shown.size.height))
    let first = grid.round(firstBaseline)
    let below = other.lastBaseline - firstBaseline
    shown.lastBaseline = below > 0 ? roundUp(first + below) : first
    return shown
  }

  /// The height and last baseline of a number of lines: those of a recording with as many, else
  /// derived from the distance of its lines.
  private func sample(
    of count: Int,
    like recording: Recording
  ) -> (height: Double, lastBaseline: Double) {
    let own = lineCount(of: recording)
    let known =
      own == count ? recording : ([natural] + narrower).first { lineCount(of: $0) == count }
    if let known { return (known.size.height, known.lastBaseline) }
    let difference = Double(count - own) * pitch
    return (recording.size.height + difference, recording.lastBaseline + difference)
  }

  private func lineCount(of recording: Recording) -> Int {
    if let count = recording.lineCount { return max(1, count) }
    let least = max(1, natural.lineCount ?? 1)
    if recording == natural { return least }
    let lines = (recording.size.height / natural.size.height * Double(least)).rounded()
    return lines > Double(least) && lines < 1e6 ? Int(lines) : least
  }

  /// The distance of lines, in points.
  private var pitch: Double {
    let least = lineCount(of: natural)
    guard let most = narrower.last, lineCount(of: most) > least else {
      return natural.size.height / Double(least)
    }
    return (most.size.height - natural.size.height) / Double(lineCount(of: most) - least)
  }
}

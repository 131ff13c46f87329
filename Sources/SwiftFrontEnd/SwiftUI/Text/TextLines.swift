internal import LayoutCore

extension View {
  /// Sets the maximum count of lines of texts inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.lineLimit = number })
  }

  /// Sets the maximum count of lines of texts inside, and whether they take the space of all of
  /// them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : 0, maximum: limit)
  }

  /// Sets the minimum count of lines that texts inside take space for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// Sets the maximum count of lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: 0, maximum: limit.upperBound)
  }

  /// Sets the count of lines that texts inside take space for, and their maximum.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  nonisolated func lines(minimum: Int, maximum: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.setLineLimit(minimum, maximum) })
  }

  /// Sets the place at which lines of texts inside are truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentModifier("truncationMode") { $0.truncationMode = mode })
  }

  /// Sets the factor by which texts inside may shrink before they are truncated, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_EnvironmentModifier("minimumScaleFactor") { $0.minimumScaleFactor = factor })
  }

  /// Sets whether texts inside may tighten their letters before they are truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(_EnvironmentModifier("allowsTightening") { $0.allowsTightening = flag })
  }

  /// Sets the distance between the lines of texts inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_EnvironmentModifier("lineSpacing") { $0.lineSpacing = lineSpacing })
  }
}

private enum LineLimitKey: EngineEnvironmentKey {
  static let defaultValue = LineLimit.none

  static func change(_ value: LineLimit) -> EngineChange { { $0.lineLimit = value } }
}

private enum TruncationModeKey: EngineEnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail

  static func change(_ value: Text.TruncationMode) -> EngineChange {
    { $0.truncationMode = value.engine }
  }
}

private enum MinimumScaleFactorKey: EngineEnvironmentKey {
  static let defaultValue: CGFloat = 1

  static func change(_ value: CGFloat) -> EngineChange {
    { $0.minimumScaleFactor = Double(value) }
  }
}

private enum AllowsTighteningKey: EngineEnvironmentKey {
  static let defaultValue = false

  static func change(_ value: Bool) -> EngineChange { { $0.allowsTightening = value } }
}

private enum LineSpacingKey: EngineEnvironmentKey {
  static let defaultValue: CGFloat = 0

  static func change(_ value: CGFloat) -> EngineChange { { $0.lineSpacing = Double(value) } }
}

private enum TextCaseKey: EngineEnvironmentKey {
  static let defaultValue: Text.Case? = nil

  static func change(_ value: Text.Case?) -> EngineChange {
    { EnvironmentSetting.textCase(value?.engine).apply(to: &$0) }
  }
}

extension EnvironmentValues {
  /// The maximum count of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].maximum }
    set { self[LineLimitKey.self] = LineLimit(maximum: newValue) }
  }

  /// Sets for how many lines texts keep room, and how many they have at most.
  mutating func setLineLimit(_ minimum: Int, _ maximum: Int?) {
    self[LineLimitKey.self] = LineLimit(minimum: minimum, maximum: maximum)
  }

  /// The place at which a line that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The factor by which text may shrink before it is truncated, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// `true` if texts may tighten their letters before they are truncated.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The case that texts are transformed to; nil for none.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

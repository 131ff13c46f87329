internal import LayoutCore

extension View {
  /// Underlines texts inside.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    engineModifier(.setting(.underline(Text.LineStyle.engine(isActive, pattern, color))))
  }

  /// Strikes texts inside through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    engineModifier(.setting(.strikethrough(Text.LineStyle.engine(isActive, pattern, color))))
  }

  /// Sets the kerning of texts inside, in points; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    let points = Double(kerning)
    return engineModifier(
      .environment(EnvironmentChange(name: "kerning") { $0.kerning = points })
    )
  }

  /// Sets the tracking of texts inside, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    let points = Double(tracking)
    return engineModifier(
      .environment(EnvironmentChange(name: "tracking") { $0.tracking = points })
    )
  }

  /// Raises the characters of texts inside by a distance, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    engineModifier(.setting(.baselineOffset(Double(baselineOffset))))
  }

  /// Sets the case that texts inside are transformed to.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(
      _EnvironmentModifier("textCase", .textCase(textCase?.engine)) { $0.textCase = textCase }
    )
  }

  /// Sets whether texts inside can be selected.
  ///
  /// Inert: text is not selected here.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether people may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether they may.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether they may.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

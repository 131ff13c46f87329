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

  /// Sets a help text, which assistive technology reads as a hint.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(_StyledModifier { .accessibilityHint(text.string(in: $0), of: "help") })
  }

  /// Sets a help text.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a help text.
  @_disfavoredOverload
  public nonisolated func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }

  /// Sets a help text.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

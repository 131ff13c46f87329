extension Text {
  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label)) }

  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Whether punctuation is spoken.
  ///
  /// Inert: text is not spoken here.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Whether characters are spoken one by one.
  ///
  /// Inert: text is not spoken here.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of the voice.
  ///
  /// Inert: text is not spoken here.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Whether announcements wait for each other.
  ///
  /// Inert: text is not spoken here.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

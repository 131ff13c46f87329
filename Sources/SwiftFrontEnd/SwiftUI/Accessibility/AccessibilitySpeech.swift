extension View {
  /// Sets whether characters are spoken one by one.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    accessibilityProperty("speechSpellsOutCharacters") { properties, _ in
      properties.speech["speechSpellsOutCharacters"] = "\(value)"
    }
  }

  /// Sets whether punctuation is always spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    accessibilityProperty("speechAlwaysIncludesPunctuation") { properties, _ in
      properties.speech["speechAlwaysIncludesPunctuation"] = "\(value)"
    }
  }

  /// Sets whether announcements wait for earlier ones.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    accessibilityProperty("speechAnnouncementsQueued") { properties, _ in
      properties.speech["speechAnnouncementsQueued"] = "\(value)"
    }
  }

  /// Sets the pitch of the voice, from −1 to 1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    accessibilityProperty("speechAdjustedPitch") { properties, _ in
      properties.speech["speechAdjustedPitch"] = "\(value)"
    }
  }
}

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

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

extension AttributeScopes {
  /// Accessibility attributes of characters.
  ///
  /// Inert: speech has the characters alone.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// Whether characters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The pitch of the voice, relative to the default.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether an announcement waits for the one before.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// The priority of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// The phonetic notation of the characters.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The heading level of the characters.
    public let accessibilityHeadingLevel: HeadingLevelAttribute

    /// Whether punctuation is spoken.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "Accessibility.IncludesPunctuation"
    }

    /// Whether characters are spoken one by one.
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "Accessibility.SpellsOutCharacters"
    }

    /// The pitch of the voice, relative to the default.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Double
      /// The attribute's name.
      public static let name = "Accessibility.AdjustedPitch"
    }

    /// Whether an announcement waits for the one before.
    public enum AnnouncementsQueuedAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "Accessibility.AnnouncementsQueued"
    }

    /// The priority of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The priority of an announcement.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// After all other speech.
        case low
        /// After the current speech.
        case `default`
        /// Before all other speech.
        case high
      }

      /// The attribute's value.
      public typealias Value = AnnouncementPriority
      /// The attribute's name.
      public static let name = "Accessibility.AnnouncementPriority"
    }

    /// The phonetic notation of characters.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = String
      /// The attribute's name.
      public static let name = "Accessibility.PhoneticNotation"
    }

    /// The heading level of the characters.
    public enum HeadingLevelAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Int
      /// The attribute's name.
      public static let name = "Accessibility.HeadingLevel"
    }
  }

  /// The scope of accessibility attributes.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The accessibility attribute of a key path.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

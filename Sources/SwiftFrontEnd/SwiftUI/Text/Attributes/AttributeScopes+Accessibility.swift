extension AttributeScopes {
  /// What assistive technology is told of characters.
  ///
  /// Inert: what is spoken is the characters alone.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// Whether characters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// How much higher the voice is.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether an announcement waits for the one before.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// How soon an announcement is spoken.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// How characters are pronounced.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// Which level of a heading characters are.
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

    /// How much higher the voice is.
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

    /// How soon an announcement is spoken.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How soon an announcement is spoken.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// When nothing else is to be said.
        case low
        /// When what is being said has been said.
        case `default`
        /// At once.
        case high
      }

      /// The attribute's value.
      public typealias Value = AnnouncementPriority
      /// The attribute's name.
      public static let name = "Accessibility.AnnouncementPriority"
    }

    /// How characters are pronounced.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = String
      /// The attribute's name.
      public static let name = "Accessibility.PhoneticNotation"
    }

    /// Which level of a heading characters are.
    public enum HeadingLevelAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Int
      /// The attribute's name.
      public static let name = "Accessibility.HeadingLevel"
    }
  }

  /// What assistive technology is told of characters.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that assistive technology is told of.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

internal import AccessibilityCore

extension View {
  /// Adds a rotor: a list of elements to move between.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label, nil, entries)
  }

  /// Adds a rotor: a list of elements to move between.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(labelKey), nil, entries)
  }

  /// Adds a rotor: a list of elements to move between.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(label), nil, entries)
  }

  /// Adds elements to a system rotor.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(nil, systemRotor, entries)
  }

  // MARK: Of data

  /// Adds a rotor of elements by their data.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel, nil, ids: entries.map { "\($0.id)" })
  }

  /// Adds a rotor of elements by their data.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), nil, ids: entries.map { "\($0.id)" })
  }

  /// Adds a rotor of elements by their data.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), nil, ids: entries.map { "\($0[keyPath: entryID])" })
  }

  /// Adds elements to a system rotor, by their data.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(nil, systemRotor, ids: entries.map { "\($0.id)" })
  }

  // MARK: Of text

  /// Adds a rotor of ranges of the view's text, stored by character offsets.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(labelKey), nil, ids: [], ranges: textRanges)
  }

  /// Adds ranges of the view's text to a system rotor.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(nil, systemRotor, ids: [], ranges: textRanges)
  }

  private nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ label: Text?,
    _ system: AccessibilitySystemRotor?,
    _ entries: @escaping () -> Content
  ) -> some View {
    modifier(
      _AccessibilityModifier("accessibilityRotor") { properties, environment in
        // Modifiers are evaluated on the main actor.
        nonisolated(unsafe) let entries = entries
        let found = MainActor.assumeIsolated { entries()._entries }
        properties.rotors = [
          rotorValue(label, system, found.compactMap(\.id), found.compactMap(\.range), environment)
        ]
      }
    )
  }

  private nonisolated func rotor(
    _ label: Text?,
    _ system: AccessibilitySystemRotor?,
    ids: [String],
    ranges: [Range<String.Index>] = []
  ) -> some View {
    modifier(
      _AccessibilityModifier("accessibilityRotor") { properties, environment in
        properties.rotors = [rotorValue(label, system, ids, ranges, environment)]
      }
    )
  }
}

/// Returns the rotor for the accessibility tree.
private func rotorValue(
  _ label: Text?,
  _ system: AccessibilitySystemRotor?,
  _ ids: [String],
  _ ranges: [Range<String.Index>],
  _ environment: EnvironmentValues
) -> AccessibilityRotor {
  let name = label?.string(in: environment) ?? system?.name ?? ""
  var rotor = AccessibilityRotor(name: name, entries: ids, system: system?.name)
  rotor.headingLevel = system?.level
  rotor.byteRanges = ranges.map { $0.lowerBound.utf8Place..<$0.upperBound.utf8Place }
  return rotor
}

/// An index that tells its UTF-8 offset without the text, which a modifier does not know.
private protocol PlacedIndex {
  var encodedOffset: Int { get }
}

extension String.Index: PlacedIndex {
  /// The offset in bytes of UTF-8, for a native Swift string.
  fileprivate var utf8Place: Int { (self as any PlacedIndex).encodedOffset }
}

/// A rotor that the system provides.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// The level of headings; nil for all.
  var level: Int?

  /// Links.
  public static var links: AccessibilitySystemRotor { links(visited: false) }
  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "links")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings", level: Int(level.rawValue))
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "boldText")
  }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "italicText")
  }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "underlineText")
  }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "misspelledWords")
  }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "textFields")
  }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "landmarks")
  }
}

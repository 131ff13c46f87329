internal import AccessibilityCore

/// Traits that describe to assistive technology how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var engine: AccessibilityCore.AccessibilityTraits

  init(_ engine: AccessibilityCore.AccessibilityTraits) { self.engine = engine }

  /// No traits.
  public init() { engine = [] }

  /// Can be pressed.
  public static let isButton = AccessibilityTraits(.button)
  /// Starts a section.
  public static let isHeader = AccessibilityTraits(.header)
  /// Is the current choice.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Leads somewhere else.
  public static let isLink = AccessibilityTraits(.link)
  /// Is where a search is typed.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Is text that does not change by itself.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Sums up the screen when it appears.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes too often to be announced each time.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts sound or video, so that speech must stop.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Hides the elements around it.
  public static let isModal = AccessibilityTraits(.modal)
  /// Is switched on and off.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// Holds tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Whether the set has the member.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    engine.isSuperset(of: member.engine)
  }

  /// Returns the traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(engine.union(other.engine))
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(engine.intersection(other.engine))
  }

  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(engine.symmetricDifference(other.engine))
  }

  /// Adds a member; says whether it is new, and which one is in the set afterwards.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    engine.formUnion(newMember.engine)
    return (isNew, newMember)
  }

  /// Takes a member out; nil if it was not in the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = engine.intersection(member.engine)
    engine.subtract(member.engine)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }

  /// Adds a member in place of an equal one, which is returned.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = engine.intersection(newMember.engine)
    engine.formUnion(newMember.engine)
    return common.isEmpty ? nil : AccessibilityTraits(common)
  }

  /// Adds what is in the other set.
  public mutating func formUnion(_ other: AccessibilityTraits) { engine.formUnion(other.engine) }

  /// Keeps only what the other set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    engine.formIntersection(other.engine)
  }

  /// Takes out what both sets have, and adds the rest of the other one.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    engine.formSymmetricDifference(other.engine)
  }
}

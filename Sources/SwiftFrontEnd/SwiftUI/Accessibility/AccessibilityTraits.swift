internal import AccessibilityCore

/// Traits that describe to assistive technology how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var engine: AccessibilityCore.AccessibilityTraits

  init(_ engine: AccessibilityCore.AccessibilityTraits) { self.engine = engine }

  /// No traits.
  public init() { engine = [] }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header of a section.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Static text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the screen, read when it appears.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Updates too often to be announced each time.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts sound or video, so that speech must stop.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Modal: hides the elements behind it.
  public static let isModal = AccessibilityTraits(.modal)
  /// A toggle.
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

  /// Inserts a member; returns whether it is new, and the member in the set afterwards.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    engine.formUnion(newMember.engine)
    return (isNew, newMember)
  }

  /// Removes a member; nil if it was not in the set.
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

  /// Adds the members of the other set.
  public mutating func formUnion(_ other: AccessibilityTraits) { engine.formUnion(other.engine) }

  /// Removes the members that the other set lacks.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    engine.formIntersection(other.engine)
  }

  /// Removes the members of both sets, and adds the other members of the other set.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    engine.formSymmetricDifference(other.engine)
  }
}

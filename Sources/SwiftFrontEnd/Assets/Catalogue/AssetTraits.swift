package import ViewValues

/// The traits of a screen by which versions of an asset are selected.
package struct AssetTraits: Sendable, Hashable {
  /// Whether it is dark.
  package var isDark = false
  /// Whether contrast is increased.
  package var isHighContrast = false
  /// The count of pixels in a point.
  package var scale = 3.0
  /// The kind of device.
  package var idiom = UserInterfaceIdiom.phone
  /// The layout direction.
  package var layoutDirection = LayoutDirection.leftToRight
  /// A language tag.
  package var locale = "en"

  /// Creates the traits of a phone in light appearance.
  package init() {}
}

/// A version of an asset, with the traits in its contents list.
protocol AssetVersion {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
  var direction: String? { get }
  var locale: String? { get }
}

/// An appearance that a version of an asset is for.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

extension AssetTraits {
  /// Returns the versions that match the traits best; those for other devices, and among them those
  /// for the other layout direction, only if there are no others (V11.7).
  func best<Version: AssetVersion>(of versions: [Version]) -> [Version] {
    for isAnyIdiom in [false, true] {
      for isAnyDirection in [false, true] {
        let best = best(of: versions, isAnyIdiom, isAnyDirection)
        if !best.isEmpty { return best }
      }
    }
    return []
  }

  private func best<Version: AssetVersion>(
    of versions: [Version],
    _ isAnyIdiom: Bool,
    _ isAnyDirection: Bool
  ) -> [Version] {
    let scored = versions.compactMap { version in
      score(version, isAnyIdiom, isAnyDirection).map { (score: $0, version: version) }
    }
    guard let best = scored.map(\.score).max() else { return [] }
    return scored.filter { $0.score == best }.map(\.version)
  }

  /// Returns whether a version is for the other layout direction, so that it is mirrored.
  func mirrors(_ version: some AssetVersion) -> Bool {
    guard let direction = version.direction else { return false }
    return (direction == "right-to-left") != (layoutDirection == .rightToLeft)
  }

  /// Returns the count of traits that a version matches; nil if it is for others.
  private func score(
    _ version: some AssetVersion,
    _ isAnyIdiom: Bool,
    _ isAnyDirection: Bool
  ) -> Int? {
    var score = 0
    for appearance in version.appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"):
        guard isDark else { return nil }
        score += 2
      case ("luminosity", "light"):
        guard !isDark else { return nil }
        score += 2
      case ("contrast", "high"):
        guard isHighContrast else { return nil }
        score += 1
      default: return nil
      }
    }
    if let idiom = version.idiom, idiom != "universal", !isAnyIdiom {
      guard idiom == idiomName else { return nil }
      score += 16
    }
    if version.direction != nil, !isAnyDirection {
      guard !mirrors(version) else { return nil }
      score += 4
    }
    if let locale = version.locale {
      guard Languages.of(self.locale).contains(Languages.tag(locale)) else { return nil }
      score += 8
    }
    return score
  }

  /// The device's name in catalogues.
  private var idiomName: String {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    }
  }
}

/// The measures in which guidelines differ, and that a project may choose (W8.5).
package struct AuditMeasures: Sendable, Hashable {
  /// A guideline whose measures are taken.
  package enum Profile: String, Sendable, CaseIterable {
    /// Those of the HIG.
    case apple
    /// Those of WCAG 2.2, read for programs.
    case wcag
    /// Those of Android's Accessibility Test Framework.
    case android
  }

  /// A rule with a threshold that can be chosen.
  package enum Threshold: String, Sendable, CaseIterable {
    /// The least contrast of letters that are not large.
    case contrast = "contrast-text"
    /// The least side of a target, in points.
    case least = "target-small"
    /// The usual side of a target, in points.
    case usual = "target-comfort"
    /// The least distance of targets, in points.
    case gap = "target-crowded"
    /// The least size of letters, in points.
    case letters = "text-small"
  }

  private let profile: Profile
  private var thresholds: [Threshold: Double] = [:]

  /// Creates the measures of a guideline.
  package init(_ profile: Profile = .apple) { self.profile = profile }

  /// The threshold that was chosen; nil for that of the guideline.
  package subscript(threshold: Threshold) -> Double? {
    get { thresholds[threshold] }
    set { thresholds[threshold] = newValue }
  }

  /// The size from which letters are large, in points.
  var largeText: Double { profile == .wcag ? AuditMeasures.largeByWCAG : 18 }

  /// The size from which bold letters are large, in points.
  var largeBoldText: Double { profile == .wcag ? AuditMeasures.largeBoldByWCAG : 14 }

  /// The sizes of WCAG: 18 and 14 points of print, in points of iOS.
  static let (largeByWCAG, largeBoldByWCAG) = (24.0, 18.66)

  /// The least contrast of letters.
  func contrast(isLarge: Bool) -> Double { isLarge ? 3 : thresholds[.contrast] ?? 4.5 }

  /// The least and the usual side of targets, in points, which the system says otherwise.
  func targets(_ system: (least: Double, usual: Double)) -> (least: Double, usual: Double) {
    let usual = profile == .android ? 48 : system.usual
    let least = thresholds[.least] ?? system.least
    return (least, max(thresholds[.usual] ?? usual, least))
  }

  /// The least distance of targets, in points.
  var gap: Double { thresholds[.gap] ?? 12 }

  /// The least size of letters, in points, which the system says otherwise.
  func letters(_ system: Double) -> Double { thresholds[.letters] ?? system }
}

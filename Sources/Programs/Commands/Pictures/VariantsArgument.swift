import ArgumentParser
import CommandSupport
import LayoutCore
import SpecFormat

/// In what ways a screen is drawn on one sheet: all combinations of the values of some axes.
struct VariantsArgument {
  /// The default variants.
  static let standard = "scheme=light,dark; size=large,accessibility3; direction=ltr,rtl"
  /// The most pictures on a sheet.
  private static let most = 200
  /// The most pictures beside each other, unless one axis has more values.
  private static let mostColumns = 4

  private(set) var axes: [(axis: VariantAxis, values: [String])]

  /// Reads axes: their names, each with values, such as `scheme=light,dark; direction=ltr,rtl`.
  init(parsing argument: String) throws {
    var axes: [(axis: VariantAxis, values: [String])] = []
    let text = argument == "standard" ? VariantsArgument.standard : argument
    for part in text.split(separator: ";") where !part.trimmed.isEmpty {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = sides[0].trimmed
      guard let axis = VariantAxis(rawValue: name) else {
        let names = VariantAxis.allCases.map(\.rawValue)
        let hint = Suggestion.closest(to: name, among: names).map { "; did you mean '\($0)'?" }
        throw ValidationError(
          "variants do not differ by \(name.quoted)" + (hint ?? ", but by \(VariantAxis.names)")
        )
      }
      guard sides.count == 2, !sides[1].trimmed.isEmpty else {
        throw ValidationError(
          "\(name) has no values: write it as in '\(VariantsArgument.standard)'"
        )
      }
      guard !axes.contains(where: { $0.axis == axis }) else {
        throw ValidationError("variants have \(name) twice")
      }
      let values = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      var ignored = SceneOverrides()
      for value in values { _ = try axis.apply(value, to: &ignored) }
      axes.append((axis, values))
    }
    guard !axes.isEmpty else {
      throw ValidationError(
        "there are no variants: write them as in '\(VariantsArgument.standard)'"
      )
    }
    // Numbers may be too large to multiply.
    var count = 1
    for (_, values) in axes where count <= VariantsArgument.most { count *= values.count }
    guard count <= VariantsArgument.most else {
      throw ValidationError("there are more than \(VariantsArgument.most) variants")
    }
    self.axes = axes
  }

  /// The usual variants beside what options say already; nil if nothing is left to differ.
  init?(standardBeside overrides: SceneOverrides) throws {
    try self.init(parsing: VariantsArgument.standard)
    axes.removeAll { $0.axis.isSet(in: overrides) }
    if axes.isEmpty { return nil }
  }

  /// Refuses options that say of an axis what variants say.
  ///
  /// - Parameter option: The option that has these variants.
  func check(against scene: SceneOptions, _ option: String = "--variants") throws {
    for (axis, _) in axes where axis.isSet(in: scene.overrides) {
      throw ValidationError("\(axis.option) and \(option) both say the \(axis.rawValue).")
    }
  }

  /// The number of pictures in a row: all values of the last axes.
  var columns: Int {
    var columns = 1
    for (_, values) in axes.reversed() {
      guard columns == 1 || columns * values.count <= VariantsArgument.mostColumns else { break }
      columns *= values.count
    }
    return columns
  }

  /// Returns the overrides of each variant, the last axis changing first.
  func overrides(_ common: SceneOverrides) -> [SceneOverrides] { variants(common).map(\.overrides) }

  /// The caption of each variant.
  var captions: [String] {
    variants(SceneOverrides()).map { $0.names.joined(separator: " · ") }
  }

  private func variants(
    _ common: SceneOverrides
  ) -> [(overrides: SceneOverrides, names: [String])] {
    axes.reduce([(common, [])]) { variants, next in
      variants.flatMap { variant in
        next.values.map { value in
          var (overrides, names) = variant
          // All values have been read once.
          if let name = try? next.axis.apply(value, to: &overrides) { names.append(name) }
          return (overrides, names)
        }
      }
    }
  }
}

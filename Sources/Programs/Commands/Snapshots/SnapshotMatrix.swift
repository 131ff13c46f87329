import ArgumentParser
import CommandSupport
import LayoutCore
import SpecFormat

/// The variants in which screens are kept, each with its part of the names of files.
struct SnapshotMatrix {
  /// A variant of all screens.
  struct Variant {
    let values: [(axis: VariantAxis, value: String)]
    /// The words for reports, such as `dark · right to left`; empty without axes.
    let title: String
  }

  let variants: [Variant]
  /// The parts of files' names that name the variants.
  var fileNames: Set<String> { Set(variants.map { SnapshotMatrix.fileName(of: $0.values) }) }

  /// Creates the combinations of some axes; nil for the screens as they are.
  init(_ axes: VariantsArgument?) throws {
    var variants: [Variant] = [Variant(values: [], title: "")]
    for (axis, values) in axes?.axes ?? [] {
      variants = try variants.flatMap { variant in
        try values.map { value in
          var overrides = SceneOverrides()
          let word = try axis.apply(value, to: &overrides)
          return Variant(
            values: variant.values + [(axis, value)],
            title: variant.title.isEmpty ? word : "\(variant.title) · \(word)"
          )
        }
      }
    }
    self.variants = variants
    var known: [String: String] = [:]
    for variant in variants {
      let name = SnapshotMatrix.fileName(of: variant.values)
      if let other = known.updateValue(variant.title, forKey: name) {
        throw ValidationError(
          "--matrix has two variants whose files would be called the same: '\(other)' and "
            + "'\(variant.title)'"
        )
      }
    }
  }

  /// The words for a variant in reports.
  static func title(of values: [(axis: VariantAxis, value: String)]) -> String {
    var overrides = SceneOverrides()
    // All values have been read once.
    return values.map { (try? $0.axis.apply($0.value, to: &overrides)) ?? $0.value }
      .joined(separator: " · ")
  }

  /// The part of a file's name that names a variant, such as `iPhone-16.rtl`; empty without axes.
  static func fileName(of values: [(axis: VariantAxis, value: String)]) -> String {
    values.map { axis, value in
      var overrides = SceneOverrides()
      let word = (try? axis.apply(value, to: &overrides)) ?? value
      switch overrides.layoutDirection {
      case .rightToLeft?: return "rtl"
      case .leftToRight?: return "ltr"
      case nil: return SnapshotPlace.fileName(word)
      }
    }.joined(separator: ".")
  }
}

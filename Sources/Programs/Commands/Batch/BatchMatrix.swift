import CommandSupport
import SpecFormat
import SwiftSources

/// Screens in all combinations of the values of some axes: the screens one after the other, so that each
/// is read once, and the last axis changing first.
struct BatchMatrix {
  private let screens: [String]
  private let axes: [(axis: VariantAxis, values: [String])]
  private let kinds: [BatchItem.Kind]
  /// The number of items.
  let count: Int

  /// Reads a matrix; nil if it has errors, which are noted.
  init?(_ bytes: [UInt8], file: String, _ run: inout InputRun) {
    let document: JSONDocument
    switch JSONDocument.parse(bytes: bytes, file: file, maximumDepth: BatchReader.depth) {
    case .failure(let invalid):
      for diagnostic in invalid.diagnostics { run.refuse(diagnostic, status: ExitStatus.badSpec) }
      return nil
    case .success(let read): document = read
    }
    var reader = BatchReader(document, file: file)
    let read = document.withRoot { BatchMatrix.read($0, &reader) }
    for error in reader.errors { run.refuse(error, status: ExitStatus.badSpec) }
    guard reader.errors.isEmpty, let read else { return nil }
    (screens, axes, kinds) = (read.screens, read.axes, read.kinds)
    let variants = axes.reduce((1, false)) { product, axis in
      let (value, isTooLarge) = product.0.multipliedReportingOverflow(by: axis.values.count)
      return (value, product.1 || isTooLarge)
    }
    let (count, isTooLarge) = variants.0.multipliedReportingOverflow(by: screens.count)
    guard !variants.1, !isTooLarge else {
      run.refuse("there are too many items to be counted", status: ExitStatus.badSpec)
      return nil
    }
    self.count = count
  }

  private typealias Parts = (
    screens: [String], axes: [(axis: VariantAxis, values: [String])], kinds: [BatchItem.Kind]
  )

  private static func read(
    _ root: JSONValue,
    _ reader: inout BatchReader
  ) -> Parts? {
    guard root.kind == .object else {
      reader.refuse("a matrix is an object, not \(root.kind)", at: .root)
      return nil
    }
    let names = ["$schema", "espalier", "version", "screens", "variants", "kinds"]
    reader.check(root, knows: names, of: "a matrix")
    if let word = root["espalier"], word.string != "batch" {
      reader.refuse(
        "this is not a batch matrix: it lacks \"espalier\": \"batch\"",
        at: .value(in: root, key: "espalier")
      )
    }
    if root["screens"] == nil { reader.refuse("a matrix names its 'screens'", at: .root) }
    var screens: [String] = []
    for (text, place) in reader.texts("screens", of: root) {
      let found = BatchMatrix.screens(text)
      for screen in found where screens.contains(screen) {
        reader.refuse("'screens' has \(screen.quoted) twice", at: place)
      }
      screens += found
    }
    var axes: [(axis: VariantAxis, values: [String])] = []
    if let variants = root["variants"] {
      reader.check(variants, knows: VariantAxis.allCases.map(\.rawValue), of: "'variants'")
      for axis in VariantAxis.allCases where variants[axis.rawValue] != nil {
        var values: [String] = []
        for (text, place) in reader.texts(axis.rawValue, of: variants) {
          guard let name = reader.name(of: text, on: axis, at: place) else { continue }
          if values.contains(name) {
            reader.refuse("'\(axis.rawValue)' has \(name.quoted) twice", at: place)
          }
          values.append(name)
        }
        axes.append((axis, values))
      }
    }
    return (screens, axes, reader.kinds(of: root))
  }

  /// The screens that a name stands for: those of all specs in a folder without Swift sources, or one.
  private static func screens(_ name: String) -> [String] {
    let files = InputFile.files(named: SystemPath(name))
    guard case .regular? = files.first, SwiftModule(name) == nil else { return [name] }
    return files.map(\.name)
  }

  /// One of the items, from 0.
  subscript(index: Int) -> BatchItem {
    var rest = index
    var variant: [(axis: VariantAxis, value: String)] = []
    for (axis, values) in axes.reversed() {
      variant.append((axis, values[rest % values.count]))
      rest /= values.count
    }
    variant.reverse()
    return BatchItem(
      key: BatchItem.key(screens[rest], variant),
      screen: screens[rest],
      variant: variant,
      kinds: kinds
    )
  }

  /// The items of one of several shards, which together are all items in order.
  func items(of shard: ShardArgument?) -> Range<Int> {
    shard?.range(of: count) ?? 0..<count
  }
}

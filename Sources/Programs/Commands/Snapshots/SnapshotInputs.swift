import CommandSupport
import SpecFormat
import SwiftSources

/// The screens to compare: each file or module in each variant.
struct SnapshotInputs {
  /// The files and modules, each in all variants.
  private(set) var items: [BatchItem] = []
  /// The paths of all sources that have screens if any has.
  private(set) var sources: Set<String> = []
  /// The inputs that cannot be used.
  private(set) var failures: [Diagnostic] = []

  init(_ input: InputOptions, _ swift: SwiftOptions, _ matrix: SnapshotMatrix) throws {
    try input.checkSwiftSources(swift)
    var known: Set<String> = []
    for command in input.inputs() {
      switch command {
      case .module(let module, let part):
        sources.formUnion(module.files)
        let program = SnapshotInputs.program(part)
        add(input.specs[part.argument].text, program, matrix)
      case .file(.uselessFolder(let path, let failure)):
        failures.append(Diagnostic(.error, failure.reason, file: path.description))
      case .file(let file):
        // A file may be given twice, by its folder as well.
        guard known.insert(file.name).inserted else { continue }
        sources.insert(file.name)
        add(file.name, nil, matrix)
      }
    }
  }

  private mutating func add(_ screen: String, _ program: String?, _ matrix: SnapshotMatrix) {
    for variant in matrix.variants {
      var item = BatchItem(
        key: BatchItem.key(screen, variant.values),
        screen: screen,
        variant: variant.values,
        kinds: []
      )
      item.program = program
      items.append(item)
    }
  }

  /// The name of a program: the position of its argument, and its target in a project.
  private static func program(_ part: ModulePart) -> String {
    part.target.map { "\(part.argument)/\($0)" } ?? "\(part.argument)"
  }

  /// The target of a project that an item is about; nil for other items.
  static func target(of item: BatchItem) -> String? {
    guard let program = item.program, let slash = program.firstIndex(of: "/") else { return nil }
    return String(program[program.index(after: slash)...])
  }

  /// The sources of a program; nil if they are gone.
  static func module(_ program: String, of input: InputOptions) -> SwiftModule? {
    for case .module(let module, let part) in input.inputs()
    where SnapshotInputs.program(part) == program {
      return module
    }
    return nil
  }
}

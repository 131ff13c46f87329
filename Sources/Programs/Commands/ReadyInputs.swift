import CommandSupport
import SwiftSources

/// Inputs one after the other: in order, or, of the modules of a project, whichever is compiled first.
struct ReadyInputs: Sequence, IteratorProtocol {
  private var waiting: [CommandInput]
  private let isInOrder: Bool

  /// - Parameter isInOrder: Whether the order matters for what is made of them.
  init(_ inputs: [CommandInput], isInOrder: Bool) {
    waiting = inputs
    let targets = inputs.compactMap(\.target)
    // Screens of the same name are numbered in order.
    self.isInOrder = isInOrder || Set(targets).count < targets.count
  }

  mutating func next() -> CommandInput? {
    guard let first = waiting.first else { return nil }
    guard !isInOrder, let programs = first.programs else { return waiting.removeFirst() }
    let own = waiting.prefix { $0.programs?.all === programs.all }
    let ready = programs.all.finished(among: own.compactMap(\.programs?.index))
    guard let position = own.firstIndex(where: { $0.programs?.index == ready }) else {
      return waiting.removeFirst()
    }
    return waiting.remove(at: position)
  }
}

extension CommandInput {
  /// The programs of the project that it is a module of, and which of them is its own; nil without one.
  fileprivate var programs: (all: CompiledPrograms, index: Int)? {
    switch self {
    case .module(_, let part): part.programs
    case .file: nil
    }
  }

  fileprivate var target: String? {
    switch self {
    case .module(_, let part): part.target
    case .file: nil
    }
  }
}

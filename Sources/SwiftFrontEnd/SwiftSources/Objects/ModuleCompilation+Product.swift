extension ModuleCompilation {
  /// The product of compiling a module.
  enum Product {
    /// A program, linked with some arguments.
    case program(path: String, arguments: [String])
    /// A module for others, by the name in its symbols: what importers see of it, and what they are linked
    /// from.
    case module(name: String, interface: String, object: String)

    /// The arguments for making all of it from all sources at once.
    var arguments: [String] {
      switch self {
      case .program(let path, let arguments): ["-o", path] + arguments
      case .module(_, let interface, let object):
        ["-c", "-emit-module", "-emit-module-path", interface, "-o", object]
      }
    }

    /// The arguments for making the interface alone, at a lasting place.
    func interfaceArguments(in folder: String) -> [String] {
      switch self {
      case .program: []
      case .module(let name, _, _):
        ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
      }
    }
  }
}

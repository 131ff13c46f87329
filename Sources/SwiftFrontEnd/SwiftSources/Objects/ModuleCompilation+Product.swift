extension ModuleCompilation {
  /// What the compiler makes of a module.
  enum Product {
    /// A program, linked with some arguments.
    case program(path: String, arguments: [String])
    /// A module for others, by the name in its symbols: what importers see of it, and what they are linked
    /// from.
    case module(name: String, interface: String, object: String)

    /// What makes all of it of all sources at once.
    var arguments: [String] {
      switch self {
      case .program(let path, let arguments): ["-o", path] + arguments
      case .module(_, let interface, let object):
        ["-c", "-emit-module", "-emit-module-path", interface, "-o", object]
      }
    }

    /// What makes the interface alone, at a place that stays.
    func interfaceArguments(in folder: String) -> [String] {
      switch self {
      case .program: []
      case .module(let name, _, _):
        ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
      }
    }
  }
}

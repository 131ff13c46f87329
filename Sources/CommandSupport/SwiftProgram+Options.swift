package import SwiftSources

extension SwiftProgram {
  /// Compiles a module as options say; what takes time is told on standard error.
  package init(_ module: SwiftModule, options: SwiftOptions) throws(Failure) {
    var compilation = CompilationOptions()
    compilation.platform = options.platform.rawValue
    compilation.swiftVersion = options.swiftVersion?.rawValue
    compilation.view = options.view
    try self.init(module, options: compilation, cache: .ofUser()) {
      StandardError.write("espalier: \($0)\n")
    }
    if options.platform != .iOS {
      StandardError.write(
        "espalier: warning: --platform \(options.platform.rawValue) chooses what is compiled; sizes of type, "
          + "controls and colours are those of iOS\n"
      )
    }
    if options.warnings { StandardError.write(warnings()) }
  }
}

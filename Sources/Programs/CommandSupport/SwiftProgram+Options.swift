package import SwiftSources

extension SwiftProgram {
  /// Compiles a module with options; progress goes to standard error.
  ///
  /// - Parameter needsAll: `true` if all sources have to compile, unless options override it;
  ///   otherwise files of a project that fail are left out (V16).
  /// - Parameters:
  ///   - rank: The position among the programs to compile.
  ///   - shared: The modules that others of those programs import.
  package init(
    _ module: SwiftModule,
    options: SwiftOptions,
    needsAll: Bool = false,
    rank: Int = 0,
    shared: Set<String> = []
  ) throws(Failure) {
    var compilation = CompilationOptions()
    compilation.platform = options.platform.rawValue
    compilation.swiftVersion = options.swiftVersion?.rawValue
    compilation.view = options.view
    compilation.allowsPlaceholders = options.placeholders || !needsAll && module.isOfProject
    // The view to show belongs to the sources of one program, and so do errors that are not set aside.
    let mayShare = options.view == nil && compilation.allowsPlaceholders
    compilation.sharedModules = mayShare ? shared : []
    try self.init(module, options: compilation, cache: .ofUser(), rank: rank) {
      StandardError.write("espalier: \($0)\n")
    }
    if options.platform != .iOS {
      StandardError.write(
        "espalier: warning: --platform \(options.platform.rawValue) chooses what is compiled; sizes of type, "
          + "controls and colours are those of iOS\n"
      )
    }
    // Placeholders that screens reach are reported by the program.
    if options.verbose { tellCauses() }
    if options.warnings { StandardError.write(warnings()) }
  }

  /// The maximum of causes to print.
  private static let mostCauses = 20

  /// Prints the causes of placeholders, whether screens reach them or not.
  private func tellCauses() {
    let causes = causes()
    for cause in causes.prefix(SwiftProgram.mostCauses) {
      StandardError.write("note: \(cause)\n")
    }
    let left = causes.count - SwiftProgram.mostCauses
    if left > 0 { StandardError.write("note: and \(left) more causes\n") }
  }
}

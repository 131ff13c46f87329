/// All that makes a module of its sources.
struct ModuleBuild {
  let compilation: ModuleCompilation
  /// The contents of the files.
  let sources: [[UInt8]]
  /// The arguments for the sources tool, without the conditions of `#if`.
  let rewriting: [String]
  /// The source of the names of colours and images; nil if there are none.
  let resources: String?
  /// The compiler's settings.
  let settings: [String]
  /// The product, and its path.
  let product: ModuleCompilation.Product
  /// Sources that are no copies.
  let added: [String]

  /// Compiles all of the sources.
  ///
  /// - Parameter hasPatience: Whether the compiler may take as long as it wants for an expression.
  /// - Returns: The compiler's warnings.
  func compile(hasPatience: Bool) throws(Failure) -> String {
    // In Swift 6 the compiler refuses many of them, which would cost a module that is right a second attempt.
    let isOfSwift6 = zip(settings, settings.dropFirst()).contains { option, value in
      option == "-swift-version" && value.hasPrefix("6")
    }
    let addsValues = !hasPatience && !isOfSwift6
    let values = addsValues ? ["--adds", "neutral-values"] : []
    try compilation.rewrite(resources: resources, sourcesOptions + values)
    guard !hasPatience else {
      return try compilation.compile(settings, making: product, adding: added)
    }
    let imports = try compilation.resolveImports(settings + CompilerErrors.options, adding: added)
    let errors = CompilerErrors(imports, files: compilation.files, module: compilation.name)
    guard !errors.problems.contains(where: \.isOfImport) else {
      throw Failure(diagnostics: imports, status: Failure.badSource)
    }
    try lookForErrors()
    let warnings = try compilation.compile(
      settings + CompilerErrors.options + SolverPatience.much.arguments,
      making: product,
      adding: added
    )
    return CompilerErrors.plain(warnings)
  }

  /// Looks for errors in a module that has not been compiled before.
  ///
  /// Most applications have some: with all patience each would take tens of seconds, and the objects of the other
  /// files would be made in vain. In a module without errors, this takes a quarter of the time of compiling it.
  private func lookForErrors() throws(Failure) {
    guard let objects = compilation.objects, !objects.isCompiled else { return }
    let output = try compilation.check(
      Array(compilation.files.indices),
      settings + CompilerErrors.options + SolverPatience.least.arguments,
      adding: added
    )
    let errors = CompilerErrors(output.text, files: compilation.files, module: compilation.name)
    guard errors.problems.allSatisfy(\.isOfPatience) else {
      throw Failure(diagnostics: output.text, status: Failure.badSource)
    }
  }

  /// The arguments for the sources tool.
  var sourcesOptions: [String] {
    rewriting + ["--conditions", ModuleBuild.conditions(settings).joined(separator: ",")]
  }

  /// Returns the names that `#if` may ask for, as the compiler is told them.
  static func conditions(_ settings: [String]) -> [String] {
    settings.indices.compactMap { index in
      let word = settings[index]
      if word == "-D" { return index + 1 < settings.count ? settings[index + 1] : nil }
      return word.hasPrefix("-D") ? String(word.dropFirst(2)) : nil
    }
  }

  /// The number of the first placeholder in a module that programs import: others have others.
  static func firstNumber(of module: String) -> Int {
    let hash = module.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return 1_000_000 * (1 + Int(hash % 2_000))
  }
}

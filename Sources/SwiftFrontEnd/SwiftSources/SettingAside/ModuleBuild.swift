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

  /// The memory that the solver may take for an expression, in bytes, where what does not compile is set
  /// aside: with an error in it, it would take all, and tens of seconds.
  static let patience = 150_000_000
  /// The same for a module that may have errors: one takes half a second then, and few right expressions need more.
  static let leastPatience = 2_000_000

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
    if let warnings = try compileUntilAnError() { return warnings }
    let warnings = try compilation.compile(
      settings + patientSettings,
      making: product,
      adding: added
    )
    return CompilerErrors.plain(warnings)
  }

  /// Compiles a module of many files until anything is wrong in it, with little patience.
  ///
  /// In most applications something is: the objects of all other files would be made in vain, and one wrong
  /// expression takes the full patience.
  ///
  /// - Returns: The compiler's warnings; nil if more patience is needed, or the module has few files.
  private func compileUntilAnError() throws(Failure) -> String? {
    guard let objects = compilation.objects, !objects.needsPatience,
      compilation.files.count >= ModuleCompilation.fewFiles
    else { return nil }
    do throws(Failure) {
      let warnings = try compilation.compile(
        settings + ModuleBuild.settings(patience: ModuleBuild.leastPatience),
        making: product,
        adding: added,
        stopsAtErrors: true
      )
      return CompilerErrors.plain(warnings)
    } catch {
      let errors = CompilerErrors(error.text, files: compilation.files, module: compilation.name)
      guard error.status == Failure.badSource, !errors.problems.isEmpty,
        errors.problems.allSatisfy(\.isOfPatience)
      else { throw error }
      try objects.notePatience()
      return nil
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

  /// The compiler's settings for sources of which something may be set aside.
  var patientSettings: [String] { ModuleBuild.settings(patience: ModuleBuild.patience) }

  /// The settings with which the compiler gives up on an expression.
  ///
  /// - Parameter patience: The memory that it may take for one, in bytes.
  static func settings(patience: Int) -> [String] {
    CompilerErrors.options + ["-Xfrontend", "-solver-memory-threshold=\(patience)"]
  }

  /// The number of the first placeholder in a module that programs import: others have others.
  static func firstNumber(of module: String) -> Int {
    let hash = module.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return 1_000_000 * (1 + Int(hash % 2_000))
  }
}

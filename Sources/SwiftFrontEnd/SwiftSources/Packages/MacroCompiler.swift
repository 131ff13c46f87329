import Glibc

/// Compiles the macros of packages for the compiler to load, against the toolchain's own syntax library.
///
/// A package pins its version of that, which takes minutes to build; the names are the same.
struct MacroCompiler {
  let toolchain: Toolchain
  let cache: ProgramCache

  /// The library that a module's macros are in; nil if they do not compile, which is said.
  func library(
    _ macros: MacroTarget,
    progress: (String) -> Void
  ) throws(Failure) -> UsedEntry<CachedMacros>? {
    let host = try toolchain.hostLibraries()
    let support = try support(host)
    var sources: [[UInt8]] = []
    for part in macros.parts {
      for file in part.files { sources.append(try Files.read(file)) }
    }
    do throws(Failure) {
      return try cache.entry(CachedMacros.self, key(macros, sources)) { entry throws(Failure) in
        progress("compiling the macros \(macros.module) of \(macros.package)")
        try compile(macros, host, support.entry, to: entry)
      }
    } catch {
      guard error.status == Failure.badSource else { throw error }
      let lines = error.text.split(separator: "\n")
      let line = lines.first { $0.contains("error: ") } ?? ""
      progress(
        "warning: the macros \(macros.module) of \(macros.package) cannot be compiled with the "
          + "toolchain's own syntax library: \(line)"
      )
      return nil
    }
  }

  private func key(_ macros: MacroTarget, _ sources: [[UInt8]]) -> String {
    var hash = ContentHash()
    hash.append(Array("macros \(toolchain.identity) \(macros.package)\n".utf8))
    for part in macros.parts {
      let text = "\(part.module) \(part.files.count) \(part.compilerArguments)\n"
      hash.append(Array(text.utf8))
    }
    for source in sources {
      hash.append(Array("\(source.count)\n".utf8))
      hash.append(source)
    }
    return hash.hex()
  }

  // MARK: What macros import

  /// The modules that macros' sources import beside the library: `SwiftCompilerPlugin`, and empty
  /// modules that
  /// say which version the library has.
  private func support(_ host: String) throws(Failure) -> UsedEntry<CachedMacroSupport> {
    var hash = ContentHash()
    hash.append(Array("macro support \(toolchain.identity)".utf8))
    return try cache.entry(CachedMacroSupport.self, hash.hex()) { entry throws(Failure) in
      let source = entry.folder + "/SwiftCompilerPlugin.swift"
      try Files.write(Array(MacroCompiler.plugin.utf8), to: source)
      try run(
        module("SwiftCompilerPlugin", in: entry.folder, host) + ["-c", "-o", entry.path, source]
      )
      for version in MacroCompiler.versions {
        let source = "\(entry.folder)/\(version.module).swift"
        let text = "#if compiler(<\(version.compiler))\n#error(\"older\")\n#endif\n"
        try Files.write(Array(text.utf8), to: source)
        let command = module(version.module, in: entry.folder, host) + [source]
        _ = try Subprocess(command).run()
      }
    }
  }

  /// The sources of the module `SwiftCompilerPlugin`: the compiler finds macros by their types.
  private static let plugin = """
    @_exported import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [Macro.Type] { get }
    }
    extension CompilerPlugin {
      public static func main() {}
    }

    """

  private static let versions: [(module: String, compiler: String)] = [
    ("SwiftSyntax509", "5.9"), ("SwiftSyntax510", "5.10"), ("SwiftSyntax600", "6.0"),
    ("SwiftSyntax601", "6.1"), ("SwiftSyntax602", "6.2"), ("SwiftSyntax603", "6.3"),
  ]

  // MARK: Compiling

  private func compile(
    _ macros: MacroTarget,
    _ host: String,
    _ support: CachedMacroSupport,
    to entry: CachedMacros
  ) throws(Failure) {
    var objects = [support.path]
    for part in macros.parts {
      let options =
        module(part.module, in: entry.folder, host) + part.compilerArguments
        + ["-I", support.folder] + PackageTarget.arguments(ofPackage: macros.package)
        // As on a Mac, where one file's import of it serves the others.
        + ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]
      if part.module == macros.module {
        let libraries = Files.names(in: host).filter {
          $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("InProc")
        }
        try run(
          options + ["-emit-library", "-o", entry.path, "-L", host, "-Xlinker", "-rpath"]
            + ["-Xlinker", host] + libraries.map { "-l\($0.dropFirst(3).dropLast(3))" }
            + part.files + objects
        )
      } else {
        let object = "\(entry.folder)/\(part.module).o"
        try run(options + ["-c", "-o", object] + part.files)
        objects.append(object)
      }
    }
    // The compiler takes the file's name for the module's.
    symlink("macros.so", entry.library(macros.module))
  }

  private func module(_ name: String, in folder: String, _ host: String) -> [String] {
    [
      toolchain.compiler, "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5",
      "-suppress-warnings", "-module-name", name, "-I", host, "-I", folder, "-emit-module",
      "-emit-module-path", "\(folder)/\(name).swiftmodule",
    ]
  }

  private func run(_ command: [String]) throws(Failure) {
    let result = try Subprocess(command).run()
    guard result.status == 0 else {
      throw Failure(diagnostics: result.output, status: Failure.badSource)
    }
  }
}

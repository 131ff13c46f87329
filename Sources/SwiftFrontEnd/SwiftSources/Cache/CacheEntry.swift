/// An entry of the cache: the folder for a key.
protocol CacheEntry {
  init(folder: String)
  var folder: String { get }
  /// The largest of its files, without which it is not there; the folder's time says when it was used.
  var path: String { get }
}

/// A compiled program with what the compiler said of it.
struct CachedProgram: CacheEntry {
  let folder: String

  /// The folder that Foundation takes for the program's bundle.
  var bundle: String { folder + "/Screen.app" }
  /// The program itself.
  var path: String { bundle + "/program" }
  /// Is there if the program asks for resources.
  var asksForResources: String { folder + "/resources" }
  /// The sizes of images that the program has read.
  var imageSizes: String { folder + "/images" }
  /// The compiler's warnings.
  var warnings: String { folder + "/warnings" }
  /// The causes of the parts set aside, a line each; absent if all was compiled.
  var causes: String { folder + "/causes" }
}

/// A compiled module of a package, with its interface beside the object.
struct CachedModule: CacheEntry {
  let folder: String

  /// The object file that programs are linked with.
  var object: String { folder + "/module.o" }
  /// The placeholders in it, a line each; not there if all was compiled.
  var placeholders: String { folder + "/placeholders" }
  /// The causes of the parts set aside, a line each.
  var causes: String { folder + "/causes" }
  /// The types that it declares for others; there if it was compiled here.
  var types: String { folder + "/types" }
  /// The source of the entry of a program that shows its previews; there if they were compiled along.
  var entry: String { folder + "/entry.swift" }
  /// The compiler's warnings; there if its previews were compiled along.
  var warnings: String { folder + "/warnings" }
  /// Arguments for the linker, a line each; there if it was not compiled here (``ForeignModule``).
  var linked: String { folder + "/linked" }
  var path: String { object }
}

/// A library of macros, which the compiler loads.
struct CachedMacros: CacheEntry {
  let folder: String

  var path: String { folder + "/macros.so" }

  /// The library by the name that the compiler knows a module's by.
  func library(_ module: String) -> String { "\(folder)/lib\(module).so" }
}

/// The modules that macros are compiled with, beside the toolchain's syntax library.
struct CachedMacroSupport: CacheEntry {
  let folder: String

  var path: String { folder + "/support.o" }
}

/// An entry that is there for as long as this value is.
struct UsedEntry<Entry: CacheEntry> {
  let entry: Entry
  /// Keeps others from removing it.
  let lock: FileLock
}

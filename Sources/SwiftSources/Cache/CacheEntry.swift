/// What the cache holds under a key: a folder.
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
  /// What was missing of what was set aside, a line each; not there if all was compiled.
  var causes: String { folder + "/causes" }
}

/// A compiled module of a package, with its interface beside the object.
struct CachedModule: CacheEntry {
  let folder: String

  /// What programs are linked from.
  var object: String { folder + "/module.o" }
  /// The placeholders in it, a line each; not there if all was compiled.
  var placeholders: String { folder + "/placeholders" }
  /// What was missing of what was set aside, a line each.
  var causes: String { folder + "/causes" }
  var path: String { object }
}

/// An entry that is there for as long as this value is.
struct UsedEntry<Entry: CacheEntry> {
  let entry: Entry
  /// Keeps others from removing it.
  let lock: FileLock
}

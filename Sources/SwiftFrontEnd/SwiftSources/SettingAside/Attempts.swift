import Synchronization

/// A way of making an entry of the cache from sources.
enum Attempt {
  /// From all of the sources, which must compile.
  case whole
  /// From the pieces that compile, after the errors of the complete sources; nil if those were not
  /// compiled.
  case settingAside(after: Failure?)
}

/// The ways to make an entry of the cache: from all of the sources, else from the pieces that
/// compile.
struct Attempts {
  let cache: ProgramCache
  /// The key of the complete sources.
  let key: String
  /// The key under which objects of the last compilation are kept; nil for none.
  var objectKey: String?
  /// Whether all that they import is whole.
  var isWhole: Bool
  let allowsPlaceholders: Bool

  /// The failures of compilations in this process, by key: other programs import the same
  /// modules, and wait for them meanwhile.
  private static let failures = Mutex<[String: Failure]>([:])

  /// Returns the key of the sources without the parts that are set aside.
  static func asideKey(_ key: String) -> String {
    var hash = ContentHash()
    hash.append(Array("placeholders \(key)".utf8))
    return hash.hex()
  }

  /// Returns the existing entry, however it was made; nil if there is none.
  func known<Entry: CacheEntry>(_ type: Entry.Type) -> UsedEntry<Entry>? {
    if isWhole, let entry = cache.entry(type, key) { return entry }
    return allowsPlaceholders ? cache.entry(type, Attempts.asideKey(key)) : nil
  }

  /// Returns the existing entry, or makes one.
  ///
  /// - Parameter make: Makes the entry.
  func entry<Entry: CacheEntry>(
    _ type: Entry.Type,
    make: (_ entry: Entry, _ attempt: Attempt) throws(Failure) -> Void
  ) throws(Failure) -> UsedEntry<Entry> {
    if let entry = known(type) { return entry }
    var failure: Failure?
    // A module with parts set aside a moment ago is hardly complete now; if it is, nothing will be
    // set aside.
    let wasSetAside = allowsPlaceholders && objectKey.map(cache.hasSetAside) ?? false
    if isWhole && !wasSetAside || !allowsPlaceholders {
      do throws(Failure) {
        return try cache.entry(type, key) { entry throws(Failure) in
          try Attempts.once(key) { () throws(Failure) in try make(entry, .whole) }
        }
      } catch {
        guard allowsPlaceholders, error.status == Failure.badSource else { throw error }
        failure = error
      }
    }
    let asideKey = Attempts.asideKey(key)
    return try cache.entry(type, asideKey) { entry throws(Failure) in
      try Attempts.once(asideKey) { () throws(Failure) in
        try make(entry, .settingAside(after: failure))
      }
    }
  }

  /// Tries something that fails for its sources, unless it has failed in this process.
  private static func once(_ key: String, _ make: () throws(Failure) -> Void) throws(Failure) {
    if let known = failures.withLock({ $0[key] }) { throw known }
    do throws(Failure) {
      try make()
    } catch {
      if error.status == Failure.badSource { failures.withLock { $0[key] = error } }
      throw error
    }
  }
}

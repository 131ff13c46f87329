import Synchronization

/// How an entry of the cache is made of sources.
enum Attempt {
  /// Of all of them, which must compile.
  case whole
  /// Of what of them compiles, after what the compiler has said of all; nil if it has not read them.
  case settingAside(after: Failure?)
}

/// The ways to make an entry of the cache: all of the sources, else what of them compiles.
struct Attempts {
  let cache: ProgramCache
  /// What all of the sources are called.
  let key: String
  /// What is kept of the last compilation is called by this; nil for nothing.
  var objectKey: String?
  /// Whether all that they import is whole.
  var isWhole: Bool
  let allowsPlaceholders: Bool

  /// What of this process has not compiled as a whole, by key: other programs import the same modules, and wait for
  /// them meanwhile.
  private static let failures = Mutex<[String: Failure]>([:])

  /// What the sources are called without what is set aside.
  static func asideKey(_ key: String) -> String {
    var hash = ContentHash()
    hash.append(Array("placeholders \(key)".utf8))
    return hash.hex()
  }

  /// What is there already, however it was made; nil if there is nothing.
  func known<Entry: CacheEntry>(_ type: Entry.Type) -> UsedEntry<Entry>? {
    if isWhole, let entry = cache.entry(type, key) { return entry }
    return allowsPlaceholders ? cache.entry(type, Attempts.asideKey(key)) : nil
  }

  /// What is there, made if there is nothing.
  ///
  /// - Parameter make: Makes the entry.
  func entry<Entry: CacheEntry>(
    _ type: Entry.Type,
    make: (_ entry: Entry, _ attempt: Attempt) throws(Failure) -> Void
  ) throws(Failure) -> UsedEntry<Entry> {
    if let entry = known(type) { return entry }
    var failure: Failure?
    // What was set aside a moment ago is hardly whole now; if it is, nothing will be set aside.
    let wasSetAside = allowsPlaceholders && objectKey.map(cache.hasSetAside) ?? false
    if isWhole && !wasSetAside || !allowsPlaceholders {
      do throws(Failure) {
        return try cache.entry(type, key) { entry throws(Failure) in
          if let known = Attempts.failures.withLock({ $0[key] }) { throw known }
          do throws(Failure) {
            try make(entry, .whole)
          } catch {
            if error.status == Failure.badSource {
              Attempts.failures.withLock { $0[key] = error }
            }
            throw error
          }
        }
      } catch {
        guard allowsPlaceholders, error.status == Failure.badSource else { throw error }
        failure = error
      }
    }
    return try cache.entry(type, Attempts.asideKey(key)) { entry throws(Failure) in
      try make(entry, .settingAside(after: failure))
    }
  }
}

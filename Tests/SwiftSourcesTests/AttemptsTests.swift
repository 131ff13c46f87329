import Testing

@testable import SwiftSources

/// The ways in which an entry of the cache is made (V16, V21.1).
struct AttemptsTests {
  private let folder: TemporaryFolder
  private let cache: ProgramCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ProgramCache(path: folder.path + "/cache")
  }

  /// Makes an entry that cannot be made of all sources.
  ///
  /// - Returns: How often all of them were tried, and what was known of that when parts were set aside.
  private func make(_ key: String, status: Int32) throws -> (whole: Int, before: String?) {
    var (whole, before) = (0, String?.none)
    let attempts = Attempts(cache: cache, key: key, isWhole: true, allowsPlaceholders: true)
    _ = try attempts.entry(CachedModule.self) { entry, attempt throws(Failure) in
      switch attempt {
      case .whole:
        whole += 1
        throw Failure(diagnostics: "a.swift:1:1: error: no", status: status)
      case .settingAside(let failure):
        before = failure?.text
        try Files.write([1], to: entry.object)
      }
    }
    return (whole, before)
  }

  /// Another program that imports the module does not compile it in vain again.
  @Test func whatHasFailedIsNotTriedAgain() throws {
    let key = folder.path.filter(\.isLetter) + "1"
    let first = try make(key, status: Failure.badSource)
    #expect(first.whole == 1)
    #expect(first.before == "a.swift:1:1: error: no\n")
    cache.clear()
    let second = try make(key, status: Failure.badSource)
    #expect(second.whole == 0)
    #expect(second.before == first.before)
  }

  /// What may be otherwise the next time is tried again.
  @Test func aFullDiskIsNoFailureOfTheSources() throws {
    let key = folder.path.filter(\.isLetter) + "2"
    for _ in 0..<2 {
      #expect(throws: Failure.self) { try make(key, status: Failure.cannotWrite) }
    }
    #expect(try make(key, status: Failure.badSource).whole == 1)
  }
}

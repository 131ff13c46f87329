import Foundation
import Synchronization
import Testing

@testable import SwiftSources

struct ProgramCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ bytes: Int) -> (CachedProgram) throws(Failure) -> Void {
    { program throws(Failure) in
      try Files.write([UInt8](repeating: 1, count: bytes), to: program.path)
      try Files.write([], to: program.warnings)
    }
  }

  @Test func aProgramIsMadeOnce() throws {
    let cache = ProgramCache(path: folder.path)
    let first = try cache.entry(CachedProgram.self, "aa1", make: make(3))
    #expect(try Files.read(first.entry.path).count == 3)
    let second = try cache.entry(CachedProgram.self, "aa1") { _ throws(Failure) in
      Issue.record("there is a program already")
    }
    #expect(second.entry.path == first.entry.path)
    #expect(folder.names(in: "").filter { $0.hasPrefix("unfinished") }.isEmpty)
  }

  @Test func nothingIsLeftOfWhatFails() throws {
    let cache = ProgramCache(path: folder.path)
    #expect(throws: Failure.self) {
      try cache.entry(CachedProgram.self, "aa1") { program throws(Failure) in
        try Files.write([1], to: program.path)
        throw Failure("no", status: Failure.badSource)
      }
    }
    #expect(cache.entry(CachedProgram.self, "aa1") == nil)
    #expect(folder.names(in: "programs").isEmpty)
    #expect(folder.names(in: "").filter { $0.hasPrefix("unfinished") }.isEmpty)
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  @Test func commandsThatWantTheSameWaitForEachOther() async throws {
    let cache = ProgramCache(path: folder.path)
    let made = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let program = try cache.entry(CachedProgram.self, "bb1") { program throws(Failure) in
            made.count.withLock { $0 += 1 }
            usleep(20_000)
            try Files.write([UInt8](repeating: 1, count: 10), to: program.path)
          }
          #expect(try Files.read(program.entry.path).count == 10)
        }
      }
      try await group.waitForAll()
    }
    #expect(made.count.withLock { $0 } == 1)
  }

  @Test func theOnesUsedLongestAgoGo() throws {
    let cache = ProgramCache(path: folder.path, limit: 250)
    for (age, key) in ["aa", "bb"].enumerated() {
      let program = try cache.entry(CachedProgram.self, key, make: make(100))
      let date = Date(timeIntervalSinceNow: -1000 + Double(age))
      try FileManager.default.setAttributes(
        [.modificationDate: date],
        ofItemAtPath: program.entry.path
      )
    }
    // Using the older one makes it the younger one.
    #expect(cache.entry(CachedProgram.self, "aa") != nil)
    _ = try cache.entry(CachedProgram.self, "cc", make: make(100))
    #expect(folder.names(in: "programs") == ["aa", "cc"])
    // The newest is kept, however large it is.
    _ = try cache.entry(CachedProgram.self, "dd", make: make(1000))
    #expect(folder.names(in: "programs") == ["dd"])
    cache.clear()
    #expect(cache.entry(CachedProgram.self, "dd") == nil)
  }

  /// What ended commands have left, hidden files among it, keeps nobody from making a program.
  @Test func leftoversAreRemoved() throws {
    let cache = ProgramCache(path: folder.path)
    try folder.write("", to: "locks/aa")
    for name in ["unfinished-aa1", "unfinished-bb2", "trash-1-cc3"] {
      try folder.write("", to: "\(name)/Screen.app/.hidden")
      #expect(chmod(folder.path + "/\(name)/Screen.app", 0) == 0)
    }
    let program = try cache.entry(CachedProgram.self, "aa1", make: make(3))
    #expect(try Files.read(program.entry.path).count == 3)
    #expect(folder.names(in: "") == ["locks", "programs"])
  }

  @Test func whatIsUsedIsNotRemoved() throws {
    let cache = ProgramCache(path: folder.path)
    var used: UsedEntry<CachedProgram>? = try cache.entry(CachedProgram.self, "aa1", make: make(3))
    _ = try cache.entry(CachedProgram.self, "bb2", make: make(3))
    #expect(cache.clear() == 1)
    #expect(folder.names(in: "programs") == ["aa1"])
    #expect(try used.map { try Files.read($0.entry.path) }?.count == 3)
    used = nil
    // Other tests start programs, which have the lock until they have begun.
    let deadline = ContinuousClock.now + .seconds(10)
    while cache.clear() != 0, ContinuousClock.now < deadline {}
    #expect(folder.names(in: "programs").isEmpty)
  }

  /// Runs wait for who removes, or make anew what has been removed.
  @Test func programsAreThereWhileTheCacheIsCleared() async throws {
    let cache = ProgramCache(path: folder.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<200 { cache.clear() } }
      for number in 0..<3 {
        group.addTask {
          for _ in 0..<50 {
            let program = try cache.entry(CachedProgram.self, "aa\(number)") {
              program throws(Failure) in try Files.write([1, 2], to: program.path)
            }
            #expect(try Files.read(program.entry.path) == [1, 2])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func nobodyElseReadsWhatIsCompiled() throws {
    let old = umask(0)
    defer { umask(old) }
    let cache = ProgramCache(path: folder.path + "/cache")
    let program = try cache.entry(CachedProgram.self, "aa1", make: make(3))
    for path in [cache.path, cache.path + "/programs", program.entry.folder, program.entry.path] {
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700, "\(path)")
    }
  }

  /// Where nothing can be written, what is new goes elsewhere; not where others may have put something.
  @Test func aCacheThatCannotBeWrittenHasASubstitute() throws {
    try folder.write("no folder", to: "file")
    let substitute = folder.path + "/other"
    let cache = ProgramCache(path: folder.path + "/file/espalier", substitute: substitute)
    let program = try cache.entry(CachedProgram.self, "aa1", make: make(3))
    #expect(program.entry.folder.hasPrefix(substitute + "/"))
    #expect(chmod(substitute, 0o777) == 0)
    #expect(throws: Failure.self) {
      try cache.entry(CachedProgram.self, "bb1", make: make(3))
    }
  }
}

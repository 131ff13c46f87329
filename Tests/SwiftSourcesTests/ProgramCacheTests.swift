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
    #expect(try Files.read(first.path).count == 3)
    let second = try cache.entry(CachedProgram.self, "aa1") { _ throws(Failure) in
      Issue.record("there is a program already")
    }
    #expect(second.path == first.path)
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
          #expect(try Files.read(program.path).count == 10)
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
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: program.path)
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
}

import Synchronization
import Testing

@testable import SwiftSources

/// The same files set aside twice (V16.8).
struct AsideTwinsTests {
  @Test func theSecondWaitsForTheFirst() throws {
    let twins = AsideTwins()
    #expect(twins.begin(["/a/A.swift", "/a/B.swift"]) == nil)
    let found = Mutex<[String?]>([])
    let done = Semaphore()
    WorkerThread.start {
      let folder = twins.begin(["/a/B.swift", "/a/A.swift"])
      found.withLock { $0.append(folder) }
      twins.end(["/a/B.swift", "/a/A.swift"], in: nil)
      done.signal()
    }
    // Others wait for nobody.
    #expect(twins.begin(["/a/A.swift"]) == nil)
    twins.end(["/a/A.swift"], in: nil)
    let early = found.withLock { $0 }
    #expect(early.isEmpty)
    twins.end(["/a/A.swift", "/a/B.swift"], in: "/kept")
    done.wait()
    let late = found.withLock { $0 }
    #expect(late == ["/kept"])
    // What the second one has not made better stays.
    #expect(twins.begin(["/a/A.swift", "/a/B.swift"]) == "/kept")
  }

  @Test func pathsAreThoseFromTheRoot() {
    let twins = AsideTwins()
    #expect(twins.begin(["A.swift"]) == nil)
    twins.end(["A.swift"], in: "/kept")
    #expect(twins.begin([Files.workingFolder + "/A.swift"]) == "/kept")
  }
}

import Foundation
import Testing

import LayoutCore

@Suite struct StackSpaceTests {
  private static let levels = 10_000

  @Test(.timeLimit(.minutes(1))) func theThreadThatWaitsRunsWhatItIsAskedFor() {
    let outer = pthread_self()
    let (inner, waiting) = withStackSpace(levels: Self.levels) {
      (pthread_self(), onWaitingThread { pthread_self() })
    }
    #expect(pthread_equal(inner, outer) == 0)
    #expect(pthread_equal(waiting, outer) != 0)
  }

  @Test(.timeLimit(.minutes(1))) func theFirstOfSeveralThatWaitRunsIt() {
    let outer = pthread_self()
    let waiting = withStackSpace(levels: Self.levels) {
      withStackSpace(levels: Self.levels) {
        (0..<3).map { _ in onWaitingThread { pthread_self() } }
      }
    }
    #expect(waiting.allSatisfy { pthread_equal($0, outer) != 0 })
  }

  @Test func aThreadForWhichNoneWaitsRunsItItself() {
    let running = pthread_self()
    #expect(pthread_equal(onWaitingThread { pthread_self() }, running) != 0)
  }
}

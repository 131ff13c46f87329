import OpenCombine
import Testing

@testable import SwiftUI

/// The publisher of an object that announces its changes itself (V2.10).
@MainActor
@Suite struct KeptPublisherTests {
  /// Without published properties and without a publisher that it states.
  private final class Counter: ObservableObject {}

  private class Named: ObservableObject {
    @Published var name = "a"
  }

  private final class Renamed: Named {}

  @Test func anObjectHasOnePublisherAndAnotherObjectAnotherOne() {
    let first = Counter()
    let second = Counter()
    #expect(first.keptObjectWillChange() === first.keptObjectWillChange())
    #expect(first.keptObjectWillChange() !== second.keptObjectWillChange())
  }

  @Test func publishedPropertiesOfASuperclassAnnounceByTheSamePublisher() {
    let object = Renamed()
    var announced = 0
    let subscription = object.keptObjectWillChange().sink { announced += 1 }
    object.name = "b"
    object.keptObjectWillChange().send()
    #expect(announced == 2)
    subscription.cancel()
  }

  @Test func threadsThatAskAtOnceHaveTheSamePublisher() async {
    nonisolated(unsafe) let object = Counter()
    let publishers = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<64 { group.addTask { ObjectIdentifier(object.keptObjectWillChange()) } }
      var found: Set<ObjectIdentifier> = []
      for await publisher in group { found.insert(publisher) }
      return found
    }
    #expect(publishers == [ObjectIdentifier(object.keptObjectWillChange())])
  }
}

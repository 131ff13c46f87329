#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import LayoutCore
import TestSupport
import Testing

/// Deep trees are laid out, whatever thread the caller is on, and none takes forever.
@Suite(.serialized) struct DepthTests {
  /// As deep as a tree may be, once a kind of recursion.
  @Test(arguments: DeepTree.onePerUnaryRecursion)
  func fiftyThousandLevelsOnASmallStack(_ tree: DeepTree) {
    withSmallStack { Self.layOut(tree, levels: ViewTree.maximumDepth - 1) }
  }

  /// Deeper than a small stack would be without help.
  @Test(arguments: DeepTree.unary)
  func tenThousandLevelsOnASmallStack(_ tree: DeepTree) {
    withSmallStack { Self.layOut(tree, levels: 10_000) }
  }

  @Test(arguments: DeepTree.binary)
  func tenThousandLevelsOfTwoOnASmallStack(_ tree: DeepTree) {
    withSmallStack { Self.layOut(tree, levels: 10_000) }
  }

  /// What differs there is the stack, not the tree: one of each kind of recursion is enough.
  @Test @MainActor func tenThousandLevelsOnTheMainThread() {
    for tree in DeepTree.onePerRecursion { Self.layOut(tree, levels: 10_000) }
  }

  private static func layOut(_ tree: DeepTree, levels: Int) {
    let result = tree.scene(levels: levels).layout()
    #expect(result.statistics.nodes >= 2, "\(tree)")
    #expect(result.drawOrder.count == result.views.count, "\(tree)")
    guard let root = result.roots.first else { return }
    for key in [AlignmentKey.leading, .top, .firstTextBaseline] {
      #expect(!root.guide(key).value.isNaN, "\(tree)")
    }
  }

  @Test func paddingsAddUpOverAllLevels() {
    withSmallStack {
      let proposal = LayoutScene.Host.proposal(.unspecified)
      let result = DeepTree.paddings.scene(levels: 30_000, host: proposal).layout()
      let leaf = result.views[0].frame
      #expect(abs(leaf.minX - 30) < 1e-6)
      #expect(abs(result.rootFrame.width - leaf.width - 60) < 1e-6)
      #expect(result.views[0].modifiers.count == 30_000)
    }
  }

  @Test func guidesThatAskTwiceForTheOneInsideAreEvaluatedOnce() {
    final class Counter: @unchecked Sendable { var calls = 0 }
    let counter = Counter()
    var view = Sample.image(10, 10)
    for _ in 0..<2_000 {
      view = view.guide(.leading) { dimensions in
        counter.calls += 1
        return (dimensions[AlignmentKey.leading] + dimensions[AlignmentKey.leading]) / 2 + 1
      }
    }
    let row = Sample.vStack(alignment: .leading, [view, .image(5, 5)])
    let result = SampleScene([row]).layout()
    #expect(result.views[1].guide(.leading).value == 2_000)
    #expect(counter.calls == 2_000)
  }

  @Test func defaultsThatNameEachOtherTwiceAreEvaluatedOnce() {
    let count: UInt16 = 60
    let alignments = (0..<count).map { index in
      SampleAlignment(.vertical) { dimensions in
        guard index + 1 < count else { return 3 }
        let next = AlignmentKey.custom(index + 1)
        return dimensions[next] + dimensions[next] - dimensions[next] + 1
      }
    }
    let row = Sample.hStack(
      alignment: .custom(0),
      [.image(10, 10), Sample.color.frame(height: 30)]
    )
    let result = SampleScene([row], alignments: alignments).layout()
    #expect(result.views[1].guide(.custom(0)).value == 62)
  }

  @Test func aChainOfManyDefaultsFitsOnASmallStack() {
    let count: UInt16 = 20_000
    let alignments = (0..<count).map { index in
      SampleAlignment(.horizontal) { dimensions in
        index + 1 < count ? dimensions[AlignmentKey.custom(index + 1)] + 1 : dimensions.width
      }
    }
    withSmallStack {
      let column = Sample.vStack(alignment: .custom(0), [.image(10, 10), .image(20, 10)])
      let result = SampleScene([column], alignments: alignments).layout()
      #expect(result.views[1].guide(.custom(0)).value == 20_009)
    }
  }

  @Test func aDefaultThatAsksForItselfSeesZero() {
    let alignments = [
      SampleAlignment(.vertical) { $0[AlignmentKey.custom(0)] + 7 },
      SampleAlignment(.vertical) { $0[AlignmentKey.custom(2)] + 1 },
      SampleAlignment(.vertical) { $0[AlignmentKey.custom(1)] + 10 },
    ]
    let row = Sample.hStack(alignment: .custom(0), [.image(10, 10), .image(10, 20)])
    let result = SampleScene([row], alignments: alignments).layout()
    #expect(result.views[1].guide(.custom(0)).value == 7)
    #expect(result.views[1].guide(.custom(1)).value == 11)
  }

  @Test func defaultsThatLeanOnDeeperViewsAreNotTakenForEndless() {
    // Each level's guide is the custom default, which sees the guide of the level below.
    let alignments = [SampleAlignment(.vertical) { ($0[explicit: AlignmentKey.top] ?? 0) + 1 }]
    var view = Sample.image(10, 10)
    for _ in 0..<50 { view = view.guide(.top) { $0[AlignmentKey.custom(0)] } }
    let row = Sample.hStack(alignment: .top, [view, .image(10, 10)])
    let result = SampleScene([row], alignments: alignments).layout()
    #expect(result.views[1].guide(.top).value == 50)
  }

  @Test func closuresThatTakeMuchStackFindEnough() {
    withSmallStack {
      var view = Sample.image(10, 10)
      for _ in 0..<400 {
        view = view.guide(.leading) { dimensions in
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { _ in
            Self.descend(60) { dimensions[AlignmentKey.leading] + 1 }
          }
        }
      }
      let column = Sample.vStack(alignment: .leading, [view, .image(10, 10)])
      let result = SampleScene([column]).layout()
      #expect(result.views[1].guide(.leading).value == 400)
    }
  }

  @Test func guidesThatAreAskedForTogetherShareAStack() {
    final class Calls: @unchecked Sendable {
      var threads: [pthread_t] = []
    }
    let calls = Calls()
    var view = Sample.image(1, 1)
    for _ in 0..<500 {
      // Layout does not ask for this guide, so that its closure runs when the test does.
      view = Sample.hStack([view, .image(1, 1)]).guide(.firstTextBaseline) {
        calls.threads.append(pthread_self())
        return $0.height
      }
    }
    let result = SampleScene([view]).layout()
    #expect(calls.threads.isEmpty)
    let asking = result.withRoomForGuides {
      for stack in result.views where !stack.modifiers.isEmpty {
        #expect(stack.guide(.firstTextBaseline).isExplicit)
      }
      return pthread_self()
    }
    #expect(calls.threads.count == 500)
    #expect(calls.threads.allSatisfy { pthread_equal($0, asking) != 0 })
    #expect(pthread_equal(asking, pthread_self()) == 0)
  }

  @Test func aGuideNearTheLeavesIsAnsweredWhereItIsAskedFor() throws {
    nonisolated(unsafe) var thread: pthread_t?
    let leaf = Sample.image(1, 1).guide(.firstTextBaseline) {
      thread = pthread_self()
      return $0.height
    }
    var view = Sample.hStack([leaf.id("leaf"), .image(1, 1)])
    for _ in 0..<500 { view = Sample.hStack([view, .image(1, 1)]) }
    let result = SampleScene([view]).layout()
    let placed = try #require(result.view(withID: "leaf"))
    #expect(placed.guide(.firstTextBaseline) == (1, true))
    #expect(try pthread_equal(#require(thread), pthread_self()) != 0)
  }

  /// Calls `body` at the end of a recursion, as an interpreter of expressions would.
  private static func descend(_ levels: Int, _ body: () -> Double) -> Double {
    levels == 0 ? body() : descend(levels - 1, body)
  }
}

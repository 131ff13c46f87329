// Only debug builds check buffers: tools/test-long runs these.
#if INTERNAL_CHECKS
  import Testing

  @testable import LayoutCore

  /// What a build with internal checks, as this one is, catches of buffers (``BufferCheck``).
  @Suite struct BufferCheckTests {
    /// Four elements in a buffer that has no room for more.
    private static func fullBuffer() -> GrowableBuffer<Int> {
      var buffer = GrowableBuffer<Int>(capacity: 4)
      for element in 0..<4 { buffer.append(element) }
      return buffer
    }

    @Test func viewsReadAndWriteWhatIsThere() {
      let buffer = Self.fullBuffer()
      let view = buffer.elements
      view[1] += 10
      (view + 3).pointee = 7
      #expect([view[0], view[1], (view + 1)[1], (view + 4)[-1]] == [0, 11, 2, 7])
      #expect(Array(view.prefix(4)) == [0, 11, 2, 7])
      // A view may begin where nothing is, as long as nobody looks.
      _ = view + 5
    }

    @Test func aViewSeesWhatComesWithoutAMove() {
      var buffer = GrowableBuffer<Int>(capacity: 2)
      buffer.append(1)
      let view = buffer.elements
      buffer.append(2)
      #expect(view[1] == 2)
    }

    @Test func arraysLendTheirElements() {
      #expect([1, 2, 3].withBufferView { $0[0] + ($0 + 2).pointee } == 4)
    }

    /// What nobody may do.
    enum Misuse: String, Codable, CaseIterable {
      case readingBehindTheLast
      case readingBeforeTheFirst
      case writingBehindTheLast
      case writingToRoom
      case takingMoreThanThereAre
      case readingWhatHasMoved
      case writingToWhatHasMoved
      case readingWhatIsGone
      case readingFromAnEngineWhoseTreeHasGrown
      case writingToWhatIsLent
      case readingWhatIsNoLongerLent
      case readingFromNoMemory
      case readingBehindTheLastOfAnArray

      /// What the program says when it ends; the standard library says nothing of its own buffers.
      var message: String {
        switch self {
        case .readingBehindTheLast, .writingBehindTheLast: "elements 4..<5 of 4"
        case .readingBeforeTheFirst: "elements -1..<0 of 4"
        case .writingToRoom: "elements 3..<4 of 3"
        case .takingMoreThanThereAre: "elements 1..<5 of 4"
        case .readingWhatHasMoved, .writingToWhatHasMoved, .readingWhatIsGone,
          .readingFromAnEngineWhoseTreeHasGrown, .readingWhatIsNoLongerLent, .readingFromNoMemory:
          "stale view"
        case .writingToWhatIsLent: "elements that may only be read"
        case .readingBehindTheLastOfAnArray: "Fatal error"
        }
      }

      func commit() {
        var buffer = BufferCheckTests.fullBuffer()
        let view = buffer.elements
        switch self {
        case .readingBehindTheLast: print(view[4])
        case .readingBeforeTheFirst: print(view[-1])
        case .writingBehindTheLast: (view + 3)[1] = 0
        case .writingToRoom:
          var roomy = GrowableBuffer<Int>(capacity: 16)
          roomy.append(repeating: 0, count: 3)
          var end = roomy.elements
          end += 3
          end.pointee = 1
        case .takingMoreThanThereAre: print((view + 1).prefix(4).count)
        case .readingWhatHasMoved:
          buffer.append(4)
          print(view[0])
        case .writingToWhatHasMoved:
          var roomy = GrowableBuffer<Int>(capacity: 8)
          roomy.append(0)
          let early = roomy.elements
          roomy.trim()
          early.pointee = 1
        case .readingWhatIsGone:
          buffer = GrowableBuffer()
          print(view[0])
        case .readingFromAnEngineWhoseTreeHasGrown:
          let engine = LayoutEngine(SampleScene([.image(1, 1)]).scene())
          let node = LayoutNode(.rigid(RigidNode(size: .zero)), view: -1, environment: 0)
          for _ in 0..<32 { _ = engine.tree.table.add(node, parent: 0, after: -1) }
          print(engine.nodes[0].level)
        case .writingToWhatIsLent:
          [1, 2, 3].withBufferView { $0[0] = 4 }
        case .readingWhatIsNoLongerLent:
          let lent = [1, 2, 3].withBufferView { $0 }
          print(lent[0])
        case .readingFromNoMemory:
          print(BufferView<Int>().pointee)
        case .readingBehindTheLastOfAnArray:
          [1, 2, 3].withUnsafeBufferPointer { print($0[$0.count]) }
        }
      }
    }

    @Test(arguments: Misuse.allCases)
    func misuseTraps(_ misuse: Misuse) async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { [misuse] in
        misuse.commit()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(misuse.message), "\(text)")
    }
  }
#endif

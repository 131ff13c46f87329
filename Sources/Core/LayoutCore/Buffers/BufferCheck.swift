#if INTERNAL_CHECKS
  import Synchronization
#endif

/// Checks of a buffer's memory in a build with internal checks; elsewhere they cost nothing.
///
/// `Package.swift` defines `INTERNAL_CHECKS` for debug builds, and so for the tests; `tools/fuzz` does
/// for its own. Debug builds are not optimized and tests have deep trees, so there is nothing generic
/// in here, and nothing whose references are counted.
struct BufferCheck {
  #if INTERNAL_CHECKS
    /// The state of a buffer, in memory that outlives it: a view of a freed buffer still finds
    /// this, with another generation.
    private struct State {
      var generation: UInt = 0
      var count = 0
      var isReadOnly = false
    }

    /// Unused states of freed buffers.
    private static let unused = Mutex<[UnsafeMutablePointer<State>]>([])

    private let state: UnsafeMutablePointer<State>
    private var generation: UInt
    /// The view's offset from the buffer's first element.
    private var offset = 0
  #endif

  /// Creates the check of new memory, which has to be ended.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - isReadOnly: Whether they may only be read.
  @inline(__always)
  init(count: Int = 0, isReadOnly: Bool = false) {
    #if INTERNAL_CHECKS
      state =
        BufferCheck.unused.withLock { $0.popLast().map(UInt.init(bitPattern:)) }
        .flatMap { UnsafeMutablePointer(bitPattern: $0) } ?? BufferCheck.newState()
      generation = state.pointee.generation
      state.pointee.count = count
      state.pointee.isReadOnly = isReadOnly
    #endif
  }

  #if INTERNAL_CHECKS
    private static func newState() -> UnsafeMutablePointer<State> {
      let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
      state.initialize(to: State())
      return state
    }
  #endif

  /// Notes the number of elements in the memory.
  @inline(__always)
  func note(count: Int) {
    #if INTERNAL_CHECKS
      state.pointee.count = count
    #endif
  }

  /// Notes that the elements have moved: views of their old place are stale.
  @inline(__always)
  mutating func noteMove() {
    #if INTERNAL_CHECKS
      state.pointee.generation += 1
      generation = state.pointee.generation
    #endif
  }

  /// Notes that the elements were freed.
  @inline(__always)
  func end() {
    #if INTERNAL_CHECKS
      state.pointee.generation += 1
      let place = UInt(bitPattern: state)
      BufferCheck.unused.withLock { unused in
        if let state = UnsafeMutablePointer<State>(bitPattern: place) { unused.append(state) }
      }
    #endif
  }

  /// Moves to another element.
  @inline(__always)
  mutating func advance(by distance: Int) {
    #if INTERNAL_CHECKS
      offset += distance
    #endif
  }

  /// Traps unless the elements exist, counted from the view's offset.
  @inline(__always)
  func verify(_ distance: Int, count: Int = 1, isWrite: Bool = false) {
    #if INTERNAL_CHECKS
      let first = offset &+ distance
      if state.pointee.generation != generation || first < 0
        || first &+ count > state.pointee.count || (isWrite && state.pointee.isReadOnly)
      {
        fail(first, count)
      }
    #endif
  }

  #if INTERNAL_CHECKS
    @inline(never)
    private func fail(_ first: Int, _ count: Int) -> Never {
      if state.pointee.generation != generation {
        preconditionFailure("stale view: the buffer has moved or freed its elements")
      }
      if first < 0 || first + count > state.pointee.count {
        preconditionFailure("elements \(first)..<\(first + count) of \(state.pointee.count)")
      }
      preconditionFailure("elements that may only be read")
    }
  #endif
}

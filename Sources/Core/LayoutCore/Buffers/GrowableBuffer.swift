/// A buffer of unshared elements, which are written without a check for copies.
struct GrowableBuffer<Element>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  private var check = BufferCheck()

  /// Creates an empty buffer with a capacity.
  init(capacity: Int = 0) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  /// Creates a buffer of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  /// The elements; they move when one is appended.
  @inline(__always)
  var elements: BufferView<Element> { BufferView(start, check) }

  mutating func append(_ element: Element) {
    if count == capacity { move(toCapacity: max(16, capacity * 2)) }
    (start + count).initialize(to: element)
    count += 1
    check.note(count: count)
  }

  func copy() -> GrowableBuffer {
    var copy = GrowableBuffer(capacity: count)
    copy.start.initialize(from: start, count: count)
    copy.count = count
    copy.check.note(count: count)
    return copy
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { move(toCapacity: max(count + added, capacity * 2)) }
    (start + count).initialize(repeating: element, count: added)
    count += added
    check.note(count: count)
  }

  /// Gives back unused capacity.
  mutating func trim() {
    if count < capacity { move(toCapacity: count) }
  }

  @inline(never)
  private mutating func move(toCapacity capacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: start, count: count)
    start.deallocate()
    start = moved
    self.capacity = capacity
    check.noteMove()
  }

  deinit {
    check.end()
    start.deinitialize(count: count)
    start.deallocate()
  }
}

/// Elements that no one shares, so that writing one is no more than that.
struct GrowableBuffer<Element>: ~Copyable {
  /// The elements; they move when one is appended.
  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Makes an empty buffer with room for so many elements.
  init(capacity: Int = 0) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  /// Makes a buffer of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  mutating func append(_ element: Element) {
    if count == capacity { move(toCapacity: max(16, capacity * 2)) }
    (elements + count).initialize(to: element)
    count += 1
  }

  func copy() -> GrowableBuffer {
    var copy = GrowableBuffer(capacity: count)
    copy.elements.initialize(from: elements, count: count)
    copy.count = count
    return copy
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { move(toCapacity: max(count + added, capacity * 2)) }
    (elements + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Gives back the room that no element takes.
  mutating func trim() {
    if count < capacity { move(toCapacity: count) }
  }

  @inline(never)
  private mutating func move(toCapacity capacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = moved
    self.capacity = capacity
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }
}

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
    replace(count..<count, repeating: element, count: added)
  }

  /// Replaces elements by equal ones.
  mutating func replace(_ range: Range<Int>, repeating element: Element, count inserted: Int) {
    let total = count - range.count + inserted
    if total > capacity { move(toCapacity: max(total, capacity * 2)) }
    let start = elements + range.lowerBound
    start.deinitialize(count: range.count)
    (start + inserted)
      .moveInitialize(from: start + range.count, count: count - range.upperBound)
    start.initialize(repeating: element, count: inserted)
    count = total
  }

  /// Replaces elements by those from a position to the end, which is behind them.
  mutating func moveEnd(from position: Int, replacing range: Range<Int>) {
    let moved = count - position
    let end = UnsafeMutablePointer<Element>.allocate(capacity: moved)
    end.moveInitialize(from: elements + position, count: moved)
    let start = elements + range.lowerBound
    start.deinitialize(count: range.count)
    (start + moved).moveInitialize(from: start + range.count, count: position - range.upperBound)
    start.moveInitialize(from: end, count: moved)
    end.deallocate()
    count -= range.count
  }

  /// Removes all elements from a position on.
  mutating func removeEnd(from position: Int) {
    (elements + position).deinitialize(count: count - position)
    count = position
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

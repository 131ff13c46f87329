/// A pointer into the elements of a ``GrowableBuffer``, valid until the buffer grows or is freed;
/// or into those of an array, which may only be read.
///
/// In a release build it is nothing but the pointer. With internal checks (``BufferCheck``) reading
/// or writing traps where the buffer has no element, and once it has moved them or freed them.
struct BufferView<Element> {
  /// A raw pointer, since arithmetic of others is slow in debug builds.
  private var start: UnsafeMutableRawPointer
  private var check: BufferCheck

  @inline(__always)
  private init(_ start: UnsafeMutableRawPointer?, _ check: BufferCheck) {
    let nowhere = UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment)
    self.start = start ?? nowhere.unsafelyUnwrapped
    self.check = check
  }

  /// Creates an empty view.
  @inline(__always)
  init() {
    self.init(nil, BufferCheck())
    check.end()
  }

  @inline(__always)
  init(_ start: UnsafeMutablePointer<Element>, _ check: BufferCheck) {
    self.start = UnsafeMutableRawPointer(start)
    self.check = check
  }

  /// Creates a view of an array's elements, valid while it lends them.
  @inline(__always)
  fileprivate init(reading elements: UnsafeBufferPointer<Element>, _ check: BufferCheck) {
    self.init(UnsafeMutableRawPointer(mutating: elements.baseAddress), check)
  }

  /// The address of the element at a distance from the start.
  @inline(__always)
  private func address(_ distance: Int) -> UnsafeMutablePointer<Element> {
    start.advanced(by: distance &* MemoryLayout<Element>.stride)
      .assumingMemoryBound(to: Element.self)
  }

  /// The element at a distance.
  @inline(__always)
  subscript(distance: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      check.verify(distance)
      return UnsafePointer(address(distance))
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      check.verify(distance, isWrite: true)
      return address(distance)
    }
  }

  /// The first element of the view.
  @inline(__always)
  var pointee: Element {
    @inline(__always)
    unsafeAddress {
      check.verify(0)
      return UnsafePointer(address(0))
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      check.verify(0, isWrite: true)
      return address(0)
    }
  }

  /// The view from another element on.
  @inline(__always)
  static func + (view: BufferView, distance: Int) -> BufferView {
    var view = view
    view += distance
    return view
  }

  @inline(__always)
  static func += (view: inout BufferView, distance: Int) {
    view.start = view.start.advanced(by: distance &* MemoryLayout<Element>.stride)
    view.check.advance(by: distance)
  }

  /// The first elements, with bounds checks of the standard library in debug builds.
  @inline(__always)
  func prefix(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    check.verify(0, count: count, isWrite: true)
    return UnsafeMutableBufferPointer(start: address(0), count: count)
  }
}

extension Array {
  /// Lends the elements, to be read until `body` returns.
  @inline(__always)
  func withBufferView<Result>(_ body: (BufferView<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { elements in
      let check = BufferCheck(count: elements.count, isReadOnly: true)
      defer { check.end() }
      return body(BufferView(reading: elements, check))
    }
  }
}

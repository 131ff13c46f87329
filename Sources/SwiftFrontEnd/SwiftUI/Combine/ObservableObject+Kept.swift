internal import OpenCombine
internal import Synchronization

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Returns the publisher that emits before the object has changed: the same one for as long as the object
  /// lives.
  ///
  /// `@Published` properties emit by it; an object without any sends by it itself (V2.10). Programs are linked
  /// such that they call this instead of OpenCombine's `objectWillChange`, which makes a new publisher for each
  /// call of such an object (`OpenCombine.c`).
  @_silgen_name("espalier_object_will_change")
  @usableFromInline
  func keptObjectWillChange() -> ObservableObjectPublisher {
    let properties = ObservedProperties(object: self)
    let publisher = properties.objectWillChange
    // Properties keep the publisher that was made for them; without any, each is new.
    if properties.objectWillChange === publisher { return publisher }
    return KeptPublisher.of(self)
  }
}

/// The publishers of objects that have no `@Published` property to keep theirs.
private final class KeptPublisher: Sendable {
  private static let lock = Mutex(())
  private static let marker = KeptPublisher()

  /// The publisher that is kept for an object, made at the first call.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    let key = UnsafeRawPointer(Unmanaged.passUnretained(marker).toOpaque())
    nonisolated(unsafe) var publisher = ObservableObjectPublisher()
    // One thread at a time, so that all have the same one.
    lock.withLock { _ in
      if let kept = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
        publisher = kept
      } else {
        objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    return publisher
  }
}

/// The properties of an object, read by OpenCombine's own way of finding `@Published` ones.
private final class ObservedProperties: ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

internal import OpenCombine
internal import Synchronization

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Returns the publisher that emits before the object has changed: the same one for as long as the object
  /// lives.
  ///
  /// The publisher of an object, stored for objects without `@Published` properties (V2.10).
  ///
  /// Programs are linked to call this in place of OpenCombine's `objectWillChange`, which creates a
  /// publisher for each call of such an object (`OpenCombine.c`).
  @_silgen_name("espalier_object_will_change")
  @usableFromInline
  func keptObjectWillChange() -> ObservableObjectPublisher {
    let properties = ObservedProperties(object: self)
    let publisher = properties.objectWillChange
    // Published properties keep their publisher; without any, each call makes one.
    if properties.objectWillChange === publisher { return publisher }
    return KeptPublisher.of(self)
  }
}

/// The publishers of objects that have no `@Published` property to keep theirs.
private final class KeptPublisher: Sendable {
  private static let lock = Mutex(())
  private static let marker = KeptPublisher()

  /// Returns the stored publisher of an object, made at the first call.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    let key = UnsafeRawPointer(Unmanaged.passUnretained(marker).toOpaque())
    nonisolated(unsafe) var publisher = ObservableObjectPublisher()
    // One thread at a time, so that all get the same publisher.
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

/// Reads the properties of an object as OpenCombine finds `@Published` ones.
private final class ObservedProperties: ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sanitizer makes frames larger; `tools/sanitize` defines it.
#if LARGE_FRAMES
  private let smallStackBytes = 2 * 1024 * 1024
#else
  private let smallStackBytes = 512 * 1024
#endif

/// Runs `body` on a thread of its own that has half a megabyte of stack.
package func withSmallStack(_ body: @escaping @Sendable () -> Void) {
  final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  pthread_attr_setstacksize(attributes, smallStackBytes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  var thread: pthread_t = 0
  let work = Unmanaged.passRetained(Work(body))
  let status = pthread_create(
    &thread,
    attributes,
    { context in
      if let context {
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      }
      return nil
    },
    work.toOpaque()
  )
  precondition(status == 0, "no thread")
  pthread_join(thread, nil)
}

internal import CCairo

/// The target of files that Cairo writes.
enum ByteStream {
  /// Appends bytes from Cairo to an array.
  static let write:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
    ) -> cairo_status_t = { closure, data, count in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      closure.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}

// Foundation on Linux fetches all bytes first; the sequence iterates them afterwards.

extension URLSession {
  /// The bytes of a response.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let data: Data

    /// The iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      /// The next byte; nil after the last.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: data.makeIterator())
    }
  }

  /// Fetches the resource of a URL.
  public func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// Fetches the response to a request.
  public func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}

extension AsyncSequence where Self: Sendable, Element == UInt8 {
  /// The lines of the bytes as text.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// The lines of bytes as text; lines without characters are left out, as Foundation does.
public struct AsyncLineSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == UInt8 {
  /// A line without its line break.
  public typealias Element = String

  let base: Base

  @usableFromInline init(base: Base) { self.base = base }

  /// The iterator of the sequence.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    /// The next line; nil after the last.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
        default: line.append(byte)
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Returns an iterator.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension URL {
  /// The bytes of the URL's resource.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let url: URL
    let fetch: @Sendable (URL) async throws -> Data

    /// Creates the bytes that a function fetches.
    public init(_url url: URL, fetch: @escaping @Sendable (URL) async throws -> Data) {
      self.url = url
      self.fetch = fetch
    }

    /// The iterator, which fetches the bytes as it begins.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      let fetch: @Sendable (URL) async throws -> Data
      var bytes: Data.Iterator?

      /// The next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        if bytes == nil { bytes = try await data().makeIterator() }
        return bytes?.next()
      }

      private func data() async throws -> Data {
        url.isFileURL ? try Data(contentsOf: url) : try await fetch(url)
      }
    }

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, fetch: fetch) }
  }

  // Emitted into the client, so that only programs that use these link the networking library.

  /// The bytes of the URL's resource.
  @_alwaysEmitIntoClient public var resourceBytes: AsyncBytes {
    AsyncBytes(_url: self) { try await URLSession.shared.data(from: $0).0 }
  }

  /// The lines of the URL's resource.
  @_alwaysEmitIntoClient public var lines: AsyncLineSequence<AsyncBytes> {
    AsyncLineSequence(base: resourceBytes)
  }
}

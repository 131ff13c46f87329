extension Publishers {
  /// Republishes the values of two publishers as they arrive.
  ///
  /// OpenCombine lacks it.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The failure type.
    public typealias Failure = A.Failure

    /// An upstream publisher.
    public let a: A
    /// An upstream publisher.
    public let b: B

    /// Creates the publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let join = UpstreamJoin(subscriber, upstreams: 2, keepsNewest: false)
      subscriber.receive(subscription: join)
      join.subscribe(to: a) { $0 }
      join.subscribe(to: b) { $0 }
    }
  }
}

extension Publisher {
  /// Merges the values of this publisher and another one as they arrive.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Failure == Failure, B.Output == Output
  {
    Publishers.Merge(self, b)
  }
}

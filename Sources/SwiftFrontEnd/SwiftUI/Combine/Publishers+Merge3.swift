extension Publishers {
  /// Republishes the values of three publishers as they arrive.
  ///
  /// OpenCombine lacks it.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    A.Failure == C.Failure, A.Output == C.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The failure type.
    public typealias Failure = A.Failure

    /// An upstream publisher.
    public let a: A
    /// An upstream publisher.
    public let b: B
    /// An upstream publisher.
    public let c: C

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let join = UpstreamJoin(subscriber, upstreams: 3, keepsNewest: false)
      subscriber.receive(subscription: join)
      join.subscribe(to: a) { $0 }
      join.subscribe(to: b) { $0 }
      join.subscribe(to: c) { $0 }
    }
  }
}

extension Publisher {
  /// Merges the values of this publisher and two others as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Failure == Failure, B.Output == Output,
    C.Failure == Failure, C.Output == Output
  {
    Publishers.Merge3(self, b, c)
  }
}

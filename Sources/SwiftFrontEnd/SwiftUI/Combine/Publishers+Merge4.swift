extension Publishers {
  /// Republishes the values of four publishers as they arrive.
  ///
  /// OpenCombine lacks it.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output
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
    /// An upstream publisher.
    public let d: D

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let join = UpstreamJoin(subscriber, upstreams: 4, keepsNewest: false)
      subscriber.receive(subscription: join)
      join.subscribe(to: a) { $0 }
      join.subscribe(to: b) { $0 }
      join.subscribe(to: c) { $0 }
      join.subscribe(to: d) { $0 }
    }
  }
}

extension Publisher {
  /// Merges the values of this publisher and three others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output,
    C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers {
  /// Republishes the values of five publishers as they arrive.
  ///
  /// OpenCombine lacks it.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    A.Failure == C.Failure, A.Output == C.Output,
    A.Failure == D.Failure, A.Output == D.Output,
    A.Failure == E.Failure, A.Output == E.Output
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
    /// An upstream publisher.
    public let e: E

    /// Creates the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let join = UpstreamJoin(subscriber, upstreams: 5, keepsNewest: false)
      subscriber.receive(subscription: join)
      join.subscribe(to: a) { $0 }
      join.subscribe(to: b) { $0 }
      join.subscribe(to: c) { $0 }
      join.subscribe(to: d) { $0 }
      join.subscribe(to: e) { $0 }
    }
  }
}

extension Publisher {
  /// Merges the values of this publisher and four others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output,
    C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output,
    E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}

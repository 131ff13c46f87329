extension Publishers {
  /// The latest values of four publishers, whenever one of them has a new one.
  ///
  /// OpenCombine has none of these.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure,
    B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      let join = UpstreamJoin(subscriber, upstreams: 4, keepsNewest: true)
      let latest = Latest4<A.Output, B.Output, C.Output, D.Output>()
      subscriber.receive(subscription: join)
      join.subscribe(to: a) {
        latest.a = $0
        return latest.values
      }
      join.subscribe(to: b) {
        latest.b = $0
        return latest.values
      }
      join.subscribe(to: c) {
        latest.c = $0
        return latest.values
      }
      join.subscribe(to: d) {
        latest.d = $0
        return latest.values
      }
    }
  }

  /// The latest values of four publishers.
  private final class Latest4<A, B, C, D> {
    var a: A?
    var b: B?
    var c: C?
    var d: D?

    var values: (A, B, C, D)? {
      guard let a, let b, let c, let d else { return nil }
      return (a, b, c, d)
    }
  }
}

extension Publisher {
  /// The latest values of four publishers, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes a transform of the latest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
      .map { transform($0, $1, $2, $3) }
  }
}

extension Publishers {
  /// The latest values of three publishers, whenever one of them has a new one.
  ///
  /// OpenCombine lacks it.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure,
    B.Failure == C.Failure
  {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let join = UpstreamJoin(subscriber, upstreams: 3, keepsNewest: true)
      let latest = Latest3<A.Output, B.Output, C.Output>()
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
    }
  }

  /// The latest values of three publishers.
  private final class Latest3<A, B, C> {
    var a: A?
    var b: B?
    var c: C?

    var values: (A, B, C)? {
      guard let a, let b, let c else { return nil }
      return (a, b, c)
    }
  }
}

extension Publisher {
  /// The latest values of three publishers, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes a transform of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
      .map { transform($0, $1, $2) }
  }
}

extension Publishers {
  /// The latest values of two publishers, whenever one of them has a new one.
  ///
  /// OpenCombine lacks it.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure
  {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output)
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
      let join = UpstreamJoin(subscriber, upstreams: 2, keepsNewest: true)
      let latest = Latest<A.Output, B.Output>()
      subscriber.receive(subscription: join)
      join.subscribe(to: a) {
        latest.a = $0
        return latest.values
      }
      join.subscribe(to: b) {
        latest.b = $0
        return latest.values
      }
    }
  }

  /// The latest values of two publishers.
  private final class Latest<A, B> {
    var a: A?
    var b: B?

    var values: (A, B)? {
      guard let a, let b else { return nil }
      return (a, b)
    }
  }
}

extension Publisher {
  /// The latest values of this publisher and another one, whenever one of them has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes a transform of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }
}

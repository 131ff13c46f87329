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

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

extension Publishers {
  /// Republishes the values of any number of publishers of one type as they arrive.
  ///
  /// OpenCombine lacks it.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The failure type.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates the publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates the publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      guard !publishers.isEmpty else {
        return Empty(outputType: Output.self, failureType: Failure.self)
          .receive(subscriber: subscriber)
      }
      let join = UpstreamJoin(subscriber, upstreams: publishers.count, keepsNewest: false)
      subscriber.receive(subscription: join)
      for publisher in publishers { join.subscribe(to: publisher) { $0 } }
    }

    /// Returns the publisher with one more upstream publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Merges the values of this publisher and another one of its type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

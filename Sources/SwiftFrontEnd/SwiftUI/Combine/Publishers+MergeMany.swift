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

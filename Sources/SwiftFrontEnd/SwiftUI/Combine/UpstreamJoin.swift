/// One subscription that joins several upstream publishers.
///
/// Its demand upstream is unlimited; values wait until the subscriber demands them.
final class UpstreamJoin<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var subscriptions: [any Subscription] = []
  private var running: Int
  /// Whether a newer value takes the place of one that waits.
  private let keepsNewest: Bool

  /// Creates the subscription of a subscriber to some publishers, which then have to be subscribed
  /// to.
  init(_ downstream: Downstream, upstreams: Int, keepsNewest: Bool) {
    self.downstream = downstream
    running = upstreams
    self.keepsNewest = keepsNewest
  }

  /// Subscribes to a publisher.
  ///
  /// - Parameter transform: Returns the value to publish; nil to publish none.
  func subscribe<Upstream: Publisher>(
    to upstream: Upstream,
    _ transform: @escaping (Upstream.Output) -> Downstream.Input?
  ) where Upstream.Failure == Downstream.Failure {
    upstream.subscribe(JoinedUpstream(self, transform))
  }

  fileprivate func add(_ subscription: any Subscription) {
    let isOver = lock.withLock {
      if downstream != nil { subscriptions.append(subscription) }
      return downstream == nil
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  fileprivate func receive(_ value: () -> Downstream.Input?) {
    lock.withLock {
      guard downstream != nil, let value = value() else { return }
      if keepsNewest { waiting.removeAll() }
      waiting.append(value)
      deliver()
    }
  }

  fileprivate func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      running -= 1
      switch completion {
      case .failure:
        let last = downstream
        cancel()
        last?.receive(completion: completion)
      case .finished: deliver()
      }
    }
  }

  /// Sends the values that were demanded, and the completion after the last.
  private func deliver() {
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard running == 0, waiting.isEmpty, let last = downstream else { return }
    downstream = nil
    last.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  func cancel() {
    let subscriptions = lock.withLock {
      defer { self.subscriptions = [] }
      downstream = nil
      waiting = []
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.cancel() }
  }
}

/// The subscriber to one of the upstream publishers.
private final class JoinedUpstream<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let join: UpstreamJoin<Downstream>
  private let transform: (Input) -> Downstream.Input?

  init(_ join: UpstreamJoin<Downstream>, _ transform: @escaping (Input) -> Downstream.Input?) {
    self.join = join
    self.transform = transform
  }

  func receive(subscription: any Subscription) { join.add(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    join.receive { transform(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { join.end(completion) }
}

public import AccessibilityCore
internal import CATK

/// Publishes accessibility trees through ATK on the accessibility bus.
///
/// ATK has one application per process: so there is one publisher. Its objects live on GLib's
/// thread (`ATKActor`); a snapshot is mapped to records, compared with the published ones, and
/// the differences are applied and reported to clients.
public final class ATKPublisher: AccessibilityPublisher {
  /// The publisher of this process.
  public static let shared = ATKPublisher()

  /// The requests of the bus's clients; they end with the bus or ``stop()``.
  public let requests: AsyncStream<PublishedRequest>
  private let continuation: AsyncStream<PublishedRequest>.Continuation

  /// The published records; nil before the start and after the end.
  @ATKActor private var published: PublishedRecords?
  @ATKActor private var nodes: [String: ATKNode] = [:]
  @ATKActor private var application: ATKNode?
  @ATKActor private var busWatch: ATKBusWatch?
  /// The updates to publish, until GLib's thread takes them.
  private let mailbox = UpdateMailbox()
  @ATKActor private var requestCount = 0
  /// The text that a client has cut or copied last.
  @ATKActor var clipboard = ""

  private init() { (requests, continuation) = AsyncStream.makeStream() }

  /// Registers the application on the bus, with its window and tree.
  public func start(
    _ snapshot: AccessibilitySnapshot,
    application name: String
  ) async throws {
    try await ATKActor.run { try self.register(snapshot, application: name) }
  }

  /// Updates the objects to another snapshot and emits the events of the changes.
  ///
  /// A request waiting for its answer takes the update at once; otherwise it waits for its turn.
  public func publish(_ update: PublishedUpdate) async {
    await withCheckedContinuation { continuation in
      mailbox.put(update) { continuation.resume() }
      Task { @ATKActor in _ = self.takeUpdates(until: nil) }
    }
  }

  /// Removes the window and the application from the bus.
  public func stop() async {
    await ATKActor.run { self.unregister() }
    continuation.finish()
  }

  // MARK: On GLib's thread

  @ATKActor
  private func register(_ snapshot: AccessibilitySnapshot, application name: String) throws {
    var first = PublishedRecords(application: name, library: ATKLibrary.shared.features)
    _ = first.show(snapshot)
    application = insertNodes(first.records)
    published = first
    ATKToolkit.install(
      root: { ATKPublisher.shared.application?.madeObject() },
      hearingBegins: { Task { await ATKPublisher.shared.announceWindow() } }
    )
    guard atk_bridge_adaptor_init(nil, nil) == 0 else {
      forget()
      throw PublishingFailure.noBus
    }
    busWatch = ATKBusWatch { [continuation] in continuation.finish() }
  }

  /// Notifies clients that the window exists and is active.
  @ATKActor
  private func announceWindow() {
    window?.emit("create")
    window?.emit("activate")
  }

  /// Applies the waiting updates.
  ///
  /// - Parameter number: The request whose answer is waited for.
  /// - Returns: Whether that was performed; nil if its answer is not among the updates.
  @ATKActor
  private func takeUpdates(until number: Int?) -> Bool? {
    var isDone: Bool?
    for waiting in mailbox.take() {
      if let change = waiting.update.change { follow(change) }
      for announcement in waiting.update.announcements { announce(announcement) }
      if let answer = waiting.update.answer, answer.number == number { isDone = answer.isDone }
      waiting.whenDone()
    }
    return isDone
  }

  /// Emits an announcement: in newer libraries with its politeness.
  @ATKActor
  private func announce(_ announcement: AccessibilityAnnouncement) {
    let politeness = announcement.priority == .high ? 2 : 1
    guard let window, window.object != nil,
      !window.emit("notification", .string(announcement.text), .int(politeness))
    else { return }
    window.emit("announcement", .string(announcement.text))
  }

  @ATKActor
  private func follow(_ change: SnapshotChange) {
    for step in published?.follow(change) ?? [] { apply(step) }
  }

  @ATKActor
  private func unregister() {
    guard application != nil else { return }
    busWatch?.stop()
    busWatch = nil
    window?.emit("deactivate")
    window?.emit("destroy")
    atk_bridge_adaptor_cleanup()
    forget()
  }

  @ATKActor
  private func forget() {
    for node in nodes.values { node.releaseObject() }
    nodes = [:]
    application = nil
    published = nil
  }

  @ATKActor var window: ATKNode? { application?.children.first }

  // MARK: Nodes

  /// The published node with an id.
  @ATKActor
  func node(withID id: String) -> ATKNode? { nodes[id] }

  /// Makes the nodes of records in preorder and returns the first.
  @ATKActor
  func insertNodes(_ records: [ATKRecord]) -> ATKNode? {
    var made: [ATKNode] = []
    made.reserveCapacity(records.count)
    for record in records {
      let node = ATKNode(record, publisher: self)
      if let parent = record.parent {
        made[parent].insert(node, at: made[parent].children.count)
      }
      nodes[record.id] = node
      made.append(node)
    }
    return made.first
  }

  /// Forgets an unpublished node.
  @ATKActor
  func forget(_ node: ATKNode) {
    node.releaseObject()
    if nodes[node.record.id] === node { nodes[node.record.id] = nil }
  }

  /// The time that a client waits for the answer to its request, in milliseconds.
  private static let patience = 200

  /// Passes a client's request on, and waits for the answer, so that the client then finds the
  /// updated screen.
  ///
  /// - Returns: Whether it was performed; also true if there is no answer in time.
  @ATKActor
  func ask(_ request: AccessibilityRequest, of id: String) -> Bool {
    requestCount += 1
    let number = requestCount
    guard case .enqueued = continuation.yield(PublishedRequest(request, of: id, number: number))
    else { return false }
    let deadline = mailbox.deadline(in: ATKPublisher.patience)
    while mailbox.wait(until: deadline) {
      if let isDone = takeUpdates(until: number) { return isDone }
    }
    return takeUpdates(until: number) ?? true
  }
}

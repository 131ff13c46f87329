public import AccessibilityCore
internal import CATK

/// Publishes accessibility trees through ATK on the accessibility bus.
///
/// ATK knows one application for a process: so there is one publisher. Its objects live on GLib's
/// thread (``ATKActor``); a snapshot is mapped to records, compared with what is published, and the
/// differences are carried out and told to clients.
public final class ATKPublisher: AccessibilityPublisher {
  /// The publisher of this process.
  public static let shared = ATKPublisher()

  /// What clients of the bus ask elements to do; ends with the bus or ``stop()``.
  public let requests: AsyncStream<PublishedRequest>
  private let continuation: AsyncStream<PublishedRequest>.Continuation

  /// What is published; nil before the start and after the end.
  @ATKActor private var published: PublishedRecords?
  @ATKActor private var nodes: [String: ATKNode] = [:]
  @ATKActor private var application: ATKNode?
  @ATKActor private var busWatch: ATKBusWatch?
  /// What there is to tell, until GLib's thread takes it.
  private let mailbox = UpdateMailbox()
  @ATKActor private var requestCount = 0
  /// What a client has cut or copied last.
  @ATKActor var clipboard = ""

  private init() { (requests, continuation) = AsyncStream.makeStream() }

  /// Registers the application on the bus and shows it the window with the tree.
  public func start(
    _ snapshot: AccessibilitySnapshot,
    application name: String
  ) async throws {
    try await ATKActor.run { try self.register(snapshot, application: name) }
  }

  /// Makes the objects those of another snapshot and emits the events of what has changed.
  ///
  /// A request that waits for its answer takes the update at once; otherwise it waits for its turn.
  public func publish(_ update: PublishedUpdate) async {
    await withCheckedContinuation { continuation in
      mailbox.put(update) { continuation.resume() }
      Task { @ATKActor in _ = self.takeUpdates(until: nil) }
    }
  }

  /// Takes the window and the application off the bus.
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

  /// Tells clients that the window is there and is the one to look at.
  @ATKActor
  private func announceWindow() {
    window?.emit("create")
    window?.emit("activate")
  }

  /// Carries out what there is to tell.
  ///
  /// - Parameter number: The request whose answer is waited for.
  /// - Returns: Whether that was done; nil if its answer is not among the updates.
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

  /// Has words spoken: of newer libraries with their politeness.
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

  /// Makes the nodes of records in preorder and gives back the first.
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

  /// Forgets a node that is published no more.
  @ATKActor
  func forget(_ node: ATKNode) {
    node.releaseObject()
    if nodes[node.record.id] === node { nodes[node.record.id] = nil }
  }

  /// How long a client waits for what becomes of its request, in milliseconds.
  private static let patience = 200

  /// Hands a client's request on, and waits for what becomes of it, so that the client finds the screen
  /// as it is then.
  ///
  /// - Returns: Whether it was done; true as well if nobody knows in time.
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

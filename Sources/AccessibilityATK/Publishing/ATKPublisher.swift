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

  /// What is published; empty before the start and after the end.
  @ATKActor private var records: [ATKRecord] = []
  @ATKActor private var nodes: [String: ATKNode] = [:]
  @ATKActor private var application: ATKNode?
  @ATKActor private var applicationName = ""
  @ATKActor private var busWatch: ATKBusWatch?
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
  public func publish(_ snapshot: AccessibilitySnapshot) async {
    await ATKActor.run { self.update(to: snapshot) }
  }

  /// Takes the window and the application off the bus.
  public func stop() async {
    await ATKActor.run { self.unregister() }
    continuation.finish()
  }

  // MARK: On GLib's thread

  @ATKActor
  private func register(_ snapshot: AccessibilitySnapshot, application name: String) throws {
    applicationName = name
    records = map(snapshot)
    application = insertNodes(records)
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

  @ATKActor
  private func update(to snapshot: AccessibilitySnapshot) {
    guard application != nil else { return }
    let next = map(snapshot)
    let changes = ATKDifference.changes(from: records, to: next)
    records = next
    for change in changes { apply(change) }
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
    records = []
  }

  @ATKActor private var window: ATKNode? { application?.children.first }

  @ATKActor
  private func map(_ snapshot: AccessibilitySnapshot) -> [ATKRecord] {
    ATKMapper.records(of: snapshot, application: applicationName, for: ATKLibrary.shared.features)
  }

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

  /// Hands a client's request on.
  @ATKActor
  func ask(_ request: AccessibilityRequest, of id: String) {
    continuation.yield(PublishedRequest(request, of: id))
  }
}

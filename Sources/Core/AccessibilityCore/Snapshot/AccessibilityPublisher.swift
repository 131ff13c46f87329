/// Publishes an accessibility tree to assistive technology and receives its requests.
public protocol AccessibilityPublisher: Sendable {
  /// The requests of assistive technology to elements, in their order.
  ///
  /// The stream ends when the publisher stops or loses its connection for good.
  var requests: AsyncStream<PublishedRequest> { get }

  /// Publishes the tree, under the name of an application.
  ///
  /// - Throws: ``PublishingFailure`` if the platform's accessibility cannot be reached.
  func start(_ snapshot: AccessibilitySnapshot, application: String) async throws

  /// Publishes a change, and answers the request that it results from.
  func publish(_ update: PublishedUpdate) async

  /// Withdraws the tree.
  func stop() async
}

/// A request and its target node.
public struct PublishedRequest: Sendable, Hashable {
  /// The published id of the node (``AccessibilitySnapshot/Node/publishedID``).
  public var id: String
  /// The request.
  public var request: AccessibilityRequest
  /// The number by which the answer refers to the request.
  public var number: Int

  /// Creates a request.
  public init(_ request: AccessibilityRequest, of id: String, number: Int = 0) {
    self.id = id
    self.request = request
    self.number = number
  }
}

/// The answer to a request.
public struct PublishedAnswer: Sendable, Hashable {
  /// The request's number.
  public var number: Int
  /// Whether it was performed.
  public var isDone: Bool

  /// Creates an answer.
  public init(to number: Int, isDone: Bool) {
    self.number = number
    self.isDone = isDone
  }
}

/// An update of a published screen.
public struct PublishedUpdate: Sendable {
  /// The change of the screen; nil for none.
  public var change: SnapshotChange?
  /// The announcements to speak, after the change.
  public var announcements: [AccessibilityAnnouncement]
  /// The answer to a request.
  public var answer: PublishedAnswer?

  /// Creates an update.
  public init(
    _ change: SnapshotChange?,
    announcements: [AccessibilityAnnouncement] = [],
    answer: PublishedAnswer? = nil
  ) {
    self.change = change
    self.announcements = announcements
    self.answer = answer
  }
}

/// The reason for which a tree cannot be published.
public enum PublishingFailure: Error, Sendable, Hashable {
  /// There is no accessibility bus, or it refuses the application.
  case noBus
}

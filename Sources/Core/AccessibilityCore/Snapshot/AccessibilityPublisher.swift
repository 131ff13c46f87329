/// Something that shows an accessibility tree to assistive technology and hears what it asks for.
public protocol AccessibilityPublisher: Sendable {
  /// What assistive technology asks elements to do, in the order of asking.
  ///
  /// The stream ends when the publisher stops or loses its audience for good.
  var requests: AsyncStream<PublishedRequest> { get }

  /// Makes the tree known, under the name of an application.
  ///
  /// - Throws: ``PublishingFailure`` when nobody can be reached.
  func start(_ snapshot: AccessibilitySnapshot, application: String) async throws

  /// Tells the audience what has changed, and no more, and whoever has asked what was done.
  func publish(_ update: PublishedUpdate) async

  /// Takes the tree back.
  func stop() async
}

/// A request and the node that it is made of.
public struct PublishedRequest: Sendable, Hashable {
  /// What the node is published as (``AccessibilitySnapshot/Node/publishedID``).
  public var id: String
  /// What the node is asked to do.
  public var request: AccessibilityRequest
  /// By what the answer names the request.
  public var number: Int

  /// Creates a request.
  public init(_ request: AccessibilityRequest, of id: String, number: Int = 0) {
    self.id = id
    self.request = request
    self.number = number
  }
}

/// What has become of a request.
public struct PublishedAnswer: Sendable, Hashable {
  /// The request's number.
  public var number: Int
  /// Whether it was done.
  public var isDone: Bool

  /// Creates an answer.
  public init(to number: Int, isDone: Bool) {
    self.number = number
    self.isDone = isDone
  }
}

/// What there is to tell of a published screen.
public struct PublishedUpdate: Sendable {
  /// What the screen has become; nil for as it was.
  public var change: SnapshotChange?
  /// What is to be spoken, once the screen is as it is now.
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

/// Why a tree cannot be published.
public enum PublishingFailure: Error, Sendable, Hashable {
  /// There is no accessibility bus, or it refuses the application.
  case noBus
}

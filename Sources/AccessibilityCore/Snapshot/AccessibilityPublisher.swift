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

  /// Replaces the tree, telling the audience what has changed, and no more.
  func publish(_ snapshot: AccessibilitySnapshot) async

  /// Takes the tree back.
  func stop() async
}

/// A request and the node that it is made of.
public struct PublishedRequest: Sendable, Hashable {
  /// What the node is published as (``AccessibilitySnapshot/Node/publishedID``).
  public var id: String
  /// What the node is asked to do.
  public var request: AccessibilityRequest

  /// Creates a request.
  public init(_ request: AccessibilityRequest, of id: String) {
    self.id = id
    self.request = request
  }
}

/// Why a tree cannot be published.
public enum PublishingFailure: Error, Sendable, Hashable {
  /// There is no accessibility bus, or it refuses the application.
  case noBus
}

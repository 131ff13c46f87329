import AccessibilityCore

/// A screen that is published, whoever answers for it.
protocol PublishedScreen: AnyObject {
  /// The file of the screen.
  var file: String { get }
  /// The count of nodes that are shown.
  var nodeCount: Int { get }

  /// Returns the change of the screen since the last call: all of it the first time; nil for none.
  func takeChange() -> SnapshotChange?

  /// Carries out a client's request, or has it carried out.
  ///
  /// - Returns: The change, or the refusal; nil if the answer comes later.
  func perform(_ request: PublishedRequest) -> ScreenChange?

  /// Handles a change of its files.
  func follow(_ news: FileWatcher.News) -> ScreenChange?

  /// Handles an event of a program that it has started.
  ///
  /// - Throws: The status to end with.
  func hear(_ news: ProgramEvent) throws -> ScreenChange?

  /// Ends the program that it has started.
  func end()
}

/// A change of a published screen.
struct ScreenChange {
  enum Kind {
    /// A request was carried out.
    case outcome(AccessibilityOutcome)
    /// The screen has changed by itself.
    case changed
    /// Another version of the file is shown.
    case replaced
    /// The screen is as it was.
    case nothing
  }

  var kind: Kind
  /// The answer to a request.
  var answer: PublishedAnswer?
  /// The announcements to speak.
  var announcements: [AccessibilityAnnouncement] = []

  static let changed = ScreenChange(kind: .changed)
  static let replaced = ScreenChange(kind: .replaced)

  /// Creates the change that answers a request; a nil outcome refuses it.
  init(_ outcome: AccessibilityOutcome?, of request: PublishedRequest) {
    kind = outcome.map { .outcome($0) } ?? .nothing
    answer = PublishedAnswer(to: request.number, isDone: outcome != nil)
  }

  /// Creates the change of a program's update.
  init(_ news: ScreenUpdate) {
    kind = news.outcome.map { .outcome($0) } ?? (news.change == nil ? .nothing : .changed)
    answer = news.answer
    announcements = news.announcements
  }

  private init(kind: Kind) { self.kind = kind }
}

/// The source of a screen to publish.
protocol PublishingSource: Sendable {
  /// Opens the screen; errors go to standard error.
  ///
  /// - Parameter tell: Receives the events of the screen's program, on any thread.
  /// - Throws: The status to end with.
  func open(tell: @escaping @Sendable (ProgramEvent) -> Void) throws -> any PublishedScreen

  /// The files to watch.
  func watchedFiles() -> WatchedFiles
}

import AccessibilityCore
import SpecFormat

/// A screen of a spec, whose controls change and nothing else does.
final class SpecScreen: PublishedScreen {
  private let source: SpecSource
  private let screen: InteractiveScreen
  private var spec: Spec
  private var isComplaintDue = false

  /// Lays a spec out.
  init(_ spec: Spec, _ screen: InteractiveScreen, from source: SpecSource) {
    self.spec = spec
    self.screen = screen
    self.source = source
  }

  var file: String { spec.file }
  var snapshot: AccessibilitySnapshot { screen.snapshot }

  func perform(_ request: PublishedRequest) -> ScreenChange? {
    screen.perform(request).map { .outcome($0) }
  }

  /// A file that cannot be used is complained about once nothing more happens to it: one that is
  /// being saved may be away, empty or cut off for a moment.
  func follow(_ news: FileWatcher.News) -> ScreenChange? {
    let isSettled = news == .settled
    guard !isSettled || isComplaintDue else { return nil }
    let next = source.readAgain(screen, showing: spec, isComplaining: isSettled)
    isComplaintDue = next == nil && !isSettled
    guard let next else { return nil }
    spec = next
    return .replaced
  }

  func hear(_ news: ProgramNews) -> ScreenChange? { nil }

  func end() {}
}

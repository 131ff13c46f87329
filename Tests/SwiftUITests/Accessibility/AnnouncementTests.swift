import EspalierTesting
import SwiftUI
import Testing

/// What programs tell assistive technology is told (A12.15).
@MainActor @Suite(.serialized)
struct AnnouncementTests {
  private struct Saving: View {
    @State private var count = 0

    var body: some View {
      Text("Saved \(count) times")
      Button("Say") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Shout") {
        var words = AttributedString("Lost")
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
        count += 1
      }
      Button("Turn") { AccessibilityNotification.PageScrolled("Page 2 of 3").post() }
      Button("Change") { AccessibilityNotification.ScreenChanged("Another screen").post() }
      Button("Move") { AccessibilityNotification.LayoutChanged("Moved").post() }
    }
  }

  @Test func announcementsAreToldOnce() throws {
    let screen = Screen(Saving())
    #expect(screen.takeAnnouncements() == [])
    try screen.activate("Say")
    #expect(screen.takeAnnouncements() == ["Saved"])
    #expect(screen.takeAnnouncements() == [])
    try screen.activate("Shout")
    try screen.activate("Turn")
    try screen.activate("Move")
    #expect(screen.takeAnnouncements() == ["Lost", "Page 2 of 3", "Moved"])
  }

  @Test func anotherScreenIsEnteredWhereItBegins() throws {
    let screen = Screen(Saving())
    try screen.activate("Change")
    #expect(screen.takeAnnouncements() == ["Another screen"])
    #expect(screen.focused?.label == "Say")
  }
}

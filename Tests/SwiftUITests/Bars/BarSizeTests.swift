import SwiftUI
import Testing

/// Type sizes in bars, and in what they present (M7.13).
@MainActor
@Suite struct BarSizeTests {
  private struct Edited: View {
    let title: String

    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {}.sheet(isPresented: .constant(true)) { Text("sheet") }
            }
            ToolbarItem(placement: .confirmationAction) { Button(title) {} }
          }
      }
    }
  }

  private func frames(_ title: String, _ size: DynamicTypeSize) throws -> [String: CGRect] {
    try LazyScreen(Edited(title: title).dynamicTypeSize(size)).frames()
  }

  @Test func itemsAndTitlesStopGrowing() throws {
    let (large, largest) = try (frames("Done", .xxxLarge), frames("Done", .accessibility5))
    for words in ["Cancel", "Done", "Edit"] {
      #expect(largest[words]?.size == large[words]?.size, "\(words)")
    }
    #expect((largest["content"]?.height ?? 0) > 2 * (large["content"]?.height ?? 0))
  }

  @Test func whatAnItemPresentsGrowsOn() throws {
    let frames = try frames("Done", .accessibility5)
    let heights = (frames["sheet"]?.height, frames["content"]?.height)
    #expect(heights.0 == heights.1)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func itemsAtBothEndsDoNotOverlap(_ size: DynamicTypeSize) throws {
    let title = "Save all of the changes to the server now"
    let frames = try frames(title, size)
    let (first, last) = (frames["Cancel"] ?? .zero, frames[title] ?? .zero)
    // Each is 12 inside of its glass, and these are 8 apart.
    #expect(last.minX - first.maxX > 31.9)
    #expect(first.width > 40 && last.height <= 44)
  }
}

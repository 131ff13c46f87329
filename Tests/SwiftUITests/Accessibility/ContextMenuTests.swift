import EspalierTesting
import SwiftUI
import Testing

/// What a context menu offers is actions of its view; toggles and options have marks (A2.25).
@MainActor
struct ContextMenuTests {
  private struct Row: View {
    @State private var isPinned = false
    @State private var order = 2
    @State private var done = "nothing"

    var body: some View {
      Text(verbatim: "\(isPinned) \(order) \(done)")
      Text("Row")
        .contextMenu {
          Picker("Sort by", selection: $order) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          Section {
            Toggle("Pin", isOn: $isPinned)
            Button("Copy") { done = "copied" }
          }
        }
    }
  }

  @Test func togglesAndOptionsAreActions() throws {
    let screen = Screen(Row())
    #expect(try screen.element("Row").actions == ["Name", "Date", "Pin", "Copy"])
    #expect(screen.accessibility.contains("actions Name, Date ✓, Pin, Copy"))
    try screen.action("Name", of: "Row")
    #expect(screen.labels.first == "false 1 nothing")
    #expect(screen.accessibility.contains("actions Name ✓, Date, Pin, Copy"))
    try screen.action("Pin", of: "Row")
    #expect(screen.labels.first == "true 1 nothing")
    #expect(screen.accessibility.contains("actions Name ✓, Date, Pin ✓, Copy"))
    try screen.action("Pin", of: "Row")
    try screen.action("Copy", of: "Row")
    #expect(screen.labels.first == "false 1 copied")
  }

  @Test func aDisabledToggleIsNotSwitched() throws {
    struct Fixed: View {
      @State private var isOn = true

      var body: some View {
        Text("Row \(isOn ? "on" : "off")").contextMenu { Toggle("Pin", isOn: $isOn).disabled(true) }
      }
    }
    let screen = Screen(Fixed())
    #expect(throws: (any Error).self) { try screen.action("Pin", of: "Row on") }
    #expect(screen.exists("Row on"))
  }
}

import AccessibilityCore
import Controls
import LayoutCore
import Testing

@testable import AccessibilityATK

/// What is mapped from memory is what would be mapped anew.
@Suite struct MemoryTests {
  private var screen: InteractiveScreen {
    var builder = ViewTreeBuilder()
    builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
    builder.open(.vStack(alignment: .leading, spacing: 8))
    for row in 0..<40 {
      builder.control(
        .toggle(.off),
        id: "toggle \(row)",
        label: { $0.leaf(.text("Row \(row)")) }
      )
      let value = Control.BoundedValue(0.5, in: 0...1)
      builder.control(
        .slider(value),
        id: "slider \(row)",
        label: { $0.leaf(.text("Value \(row)")) }
      )
    }
    builder.close()
    builder.close()
    let scene = LayoutScene(
      host: .size(Size(width: 300, height: 400)),
      tree: builder.finish()
    )
    return InteractiveScreen(scene, title: "Rows")
  }

  @Test func memoryAnswersAsMappingAnewDoes() {
    let screen = screen
    var memory = ATKMapper.Memory()
    let requests: [(AccessibilityRequest, String)] = [
      (.activate, "toggle 1"), (.scrollIntoView(.top), "toggle 20"), (.focus, "slider 21"),
      (.increment, "slider 21"), (.scrollIntoView(.anywhere), "toggle 0"), (.focus, "toggle 39"),
    ]
    for (request, id) in requests {
      #expect(screen.perform(request, on: id) != nil)
      let remembered = ATKMapper.records(
        of: screen.snapshot,
        application: "test",
        for: ATKMapper.Library(),
        remembering: &memory
      )
      #expect(remembered == ATKMapper.records(of: screen.snapshot, application: "test"))
    }
  }
}

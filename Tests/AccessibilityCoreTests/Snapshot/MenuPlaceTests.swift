import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// Open menus lie within the window.
@Suite struct MenuPlaceTests {
  /// A picker of 20 points' height with options, at a distance from the window's top.
  private func menu(options: Int, below distance: Double) throws -> [Rect] {
    let names = (0..<options).map { "option \($0)" }
    let snapshot = snapshot(size: Size(width: 200, height: 400), openPickers: ["drink"]) {
      builder in
      builder.open(.vStack(alignment: .leading, spacing: 0))
      builder.leaf(.image(name: nil, size: Size(width: 1, height: distance), capInsets: nil))
      builder.control(.picker(.menu, options: names, selection: names.last), id: "drink")
      builder.leaf(
        .image(name: nil, size: Size(width: 1, height: 379 - distance), capInsets: nil)
      )
      builder.close()
    }
    return try ["drink", "drink#menu", "drink#menu0"].map { id in
      try #require(snapshot.nodes.first { $0.element.id == id }).element.frame
    }
  }

  @Test func whereThereIsRoomAMenuHangsBelow() throws {
    let frames = try menu(options: 3, below: 20)
    #expect(frames[1].minY == frames[0].maxY && frames[2].minY == frames[1].minY)
  }

  @Test func whereThereIsRoomAboveOnlyItStandsThere() throws {
    let frames = try menu(options: 3, below: 360)
    #expect(frames[1].maxY == frames[0].minY && frames[2].minY == frames[1].minY)
  }

  @Test func whereThereIsRoomNeitherWayItLiesAtTheEdge() throws {
    let frames = try menu(options: 7, below: 190)
    #expect(frames[1].maxY == 400 && frames[1].minY > 0)
  }

  @Test func oneThatIsHigherThanTheWindowIsCutOff() throws {
    let frames = try menu(options: 20, below: 20)
    #expect(frames[1].minY == 0 && frames[1].maxY == 400 && frames[2].minY == 0)
  }

  /// What the platform adds has the metrics of the control that it belongs to, not those of others.
  @Test(arguments: [nil, 30.0, 70])
  func optionsAreAsHighAsTheRowsAreSetToBe(_ height: Double?) throws {
    let snapshot = snapshot(size: Size(width: 200, height: 400), openPickers: ["drink"]) {
      builder in
      builder.control(.toggle(.on), label: { $0.leaf(.text("On")) })
      if let height { builder.controlMetrics.rowHeight = height }
      builder.control(.picker(.menu, options: ["Tea", "Coffee"], selection: "Tea"), id: "drink")
    }
    let standard = ControlMetrics().leastRowHeight.points(in: EnvironmentValues())
    let items = snapshot.all(.menuItem).map(\.element.frame.height)
    #expect(items == [height ?? standard, height ?? standard])
    #expect(snapshot.first(.menu)?.element.frame.height == 2 * (height ?? standard))
  }

  @Test func whatAMenuOffersMovesWithIt() throws {
    let snapshot = snapshot(size: Size(width: 100, height: 60)) { builder in
      builder.open(.vStack(alignment: .leading, spacing: 0))
      builder.control(
        .menu(isOpen: true),
        label: { $0.leaf(.text("More")) },
        content: { builder in
          for index in 0..<3 { builder.button("a very long title \(index)") }
        }
      )
      builder.close()
    }
    let menu = try #require(snapshot.first(.menu)).element.frame
    #expect(menu.minX == 0 && menu.minY == 0 && menu.maxX <= 100 && menu.maxY <= 60)
    let items = snapshot.all(.menuItem)
    #expect(items.count == 3 && items[0].element.frame.minX >= 0)
    #expect(items[0].element.frame.minY >= 0)
    let (touched, middle) = (items[0].element.activationPoint, items[0].element.frame.center)
    #expect(abs(touched.x - middle.x) < 1e-9 && abs(touched.y - middle.y) < 1e-9)
  }

  @Test func whatClipsAButtonDoesNotClipItsMenu() {
    let snapshot = snapshot(size: Size(width: 200, height: 400)) { builder in
      builder.open(.modifier(.frame(width: nil, height: 40, alignment: .center)))
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      builder.control(
        .menu(isOpen: true),
        label: { $0.leaf(.text("More")) },
        content: { builder in
          for index in 0..<5 { builder.button("item \(index)") }
        }
      )
      builder.close()
      builder.close()
    }
    let open = snapshot.all(.menu) + snapshot.all(.menuItem)
    #expect(open.count == 6)
    for node in open {
      #expect(node.isShowing)
      #expect(node.element.visibleFrame == node.element.frame)
    }
  }
}

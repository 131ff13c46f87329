import Controls
import Drawing
import LayoutCore
import SpecFormat
import Testing

/// What alerts, dialogs, popovers, bars over what scrolls and chosen segments draw, before glass and with
/// it (D9.11, D9.14, D9.16).
@Suite struct PresentationLookTests {
  private typealias Fill = (color: String, frame: Rect)

  private func list(
    _ system: SystemVersion,
    isPad: Bool = false,
    _ kind: Presentation.Kind,
    _ presented: ViewTreeBuilder.Presented
  ) -> DisplayList {
    displayList(
      width: 390,
      height: 600,
      environment: { $0.system = system },
      { builder in
        builder.controlEnvironment.system = system
        if isPad { builder.controlEnvironment.userInterfaceIdiom = .pad }
        let modifier = builder.openPresentation(kind)
        builder.leaf(.text("Behind"))
        builder.present(kind, presented, at: modifier)
      }
    )
  }

  private var question: ViewTreeBuilder.Presented {
    .alert(
      AlertContents(
        title: "Delete it?",
        message: "It is gone then.",
        answers: [
          AlertContents.Button {
            $0.control(.button(.destructive), label: { $0.leaf(.text("Delete")) })
          },
          AlertContents.Button(isCancel: true) {
            $0.control(.button(.cancel), label: { $0.leaf(.text("Cancel")) })
          },
        ]
      )
    )
  }

  private func fills(_ list: DisplayList) -> [Fill] {
    list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  private static let separator = "#3c3c434a"
  private static let capsule = "#7676801f"

  @Test func anAlertLiesOnAMaterialWithLinesBetweenItsAnswers() {
    let drawn = list(.iOS18, .alert, question)
    #expect(drawn.outline.contains("backdrop"))
    #expect(fills(drawn).filter { $0.color == Self.separator }.count == 2)
    #expect(!fills(drawn).contains { $0.color == Self.capsule })
  }

  @Test func answersOfGlassAreCapsulesWithoutLines() {
    let drawn = list(.iOS26, .alert, question)
    #expect(drawn.outline.contains("backdrop"))
    #expect(!fills(drawn).contains { $0.color == Self.separator })
    let capsules = fills(drawn).filter { $0.color == Self.capsule }
    // Half of 262 less the hairline, less 8 on both sides; 56 less 4 on both.
    #expect(capsules.count == 2 && capsules.allSatisfy { $0.frame.height == 48 })
    #expect(capsules.allSatisfy { abs($0.frame.width - 114.8) <= 1 })
  }

  @Test func buttonsOutsideOfAlertsStayAsTheyAre() {
    let drawn = displayList(environment: { $0.system = .iOS26 }) {
      $0.control(.button(nil), label: { $0.leaf(.text("Go")) })
    }
    #expect(!fills(drawn).contains { $0.color == Self.capsule })
  }

  /// The letters of what cancels are wider than those of another button before glass.
  @Test func whatCancelsStandsOutBeforeGlass() {
    func size(_ system: SystemVersion, _ kind: Presentation.Kind) -> Double? {
      let scene = scene(system, kind)
      return scene.layout().views.first { $0.environment.font.weight == .semibold }?.frame.height
    }
    #expect(size(.iOS18, .alert) != nil)
    #expect(size(.iOS26, .alert) == nil)
    // 20 points instead of 17.
    #expect((size(.iOS18, .confirmationDialog) ?? 0) > (size(.iOS18, .alert) ?? 0))
  }

  private func scene(_ system: SystemVersion, _ kind: Presentation.Kind) -> LayoutScene {
    var builder = ViewTreeBuilder()
    builder.controlEnvironment.system = system
    let modifier = builder.openPresentation(kind)
    builder.leaf(.text("Behind"))
    builder.present(kind, question, at: modifier)
    var environment = EnvironmentValues()
    environment.system = system
    return LayoutScene(
      host: .size(Size(width: 390, height: 600)),
      environment: environment,
      tree: builder.finish()
    )
  }

  @Test func aPopoverHasAnArrowBeforeGlass() throws {
    func height(_ system: SystemVersion) throws -> Double {
      let drawn = list(system, isPad: true, .popover, .views { $0.leaf(.text("Words")) })
      return try #require(fills(drawn).first { $0.color == "#ffffff" }).frame.height
    }
    #expect(try height(.iOS18) == height(.iOS26) + 13)
  }

  // MARK: Bars

  private func scrolled(_ system: String, by distance: Double) throws -> DisplayList {
    let json = """
      { "scene": { "width": 390, "height": 600, "safeArea": { "top": 47 } },
        "environment": { "system": "\(system)" },
        "view": { "type": "NavigationStack", "children": [
          { "type": "ScrollView", "scrollPosition": { "y": \(distance) },
            "children": [{ "type": "Color", "color": "red", "modifiers": [{ "frame": { "height": 2000 } }] }],
            "modifiers": [{ "navigationTitle": "Rows" }, { "navigationBarTitleDisplayMode": "inline" }] }] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "scrolled.json")
    #expect(file.diagnostics.map(\.message) == [])
    let scene = try #require(file.specs.first?.scene)
    return scene.layout(measurer: FixedTextMeasurer()).displayList(.transparent)
  }

  @Test func aBarHasAMaterialOnceSomethingIsScrolledUnderIt() throws {
    #expect(try !scrolled("iOS18", by: 0).outline.contains("backdrop"))
    let drawn = try scrolled("iOS18", by: 50)
    #expect(drawn.outline.contains("backdrop"))
    let line = try #require(fills(drawn).first { $0.color == Self.separator })
    #expect(line.frame.minY == 91 && line.frame.width == 390)
  }

  @Test func onGlassAVeilFadesAway() throws {
    func veils(_ list: DisplayList) -> [Rect] {
      list.elements.compactMap { element in
        guard case .fill(let path, .linear(let gradient, _, _), _, _) = element,
          gradient.stops.last?.color.opacity == 0
        else { return nil }
        return path.boundingRect
      }
    }
    #expect(try veils(scrolled("iOS26", by: 0)).isEmpty)
    let found = try veils(scrolled("iOS26", by: 50))
    #expect(found == [Rect(x: 0, y: 0, width: 390, height: 101)])
  }

  // MARK: Segments

  @Test func theChosenSegmentIsSemiboldBeforeGlass() {
    func weights(_ system: SystemVersion) -> Int {
      let drawn = displayList(
        width: 300,
        height: 60,
        environment: { $0.system = system },
        { builder in
          builder.controlEnvironment.system = system
          builder.control(.picker(.segmented, options: ["A", "B"], selection: "B"))
        }
      )
      // What layout has not measured is laid out by itself, in a group that places it.
      return drawn.outline.filter { $0 == "begin transform" }.count
    }
    #expect(weights(.iOS18) == 1)
    #expect(weights(.iOS26) == 0)
  }
}

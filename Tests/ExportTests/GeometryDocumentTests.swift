import Export
import Foundation
import LayoutCore
import Testing

struct GeometryDocumentTests {
  @Test func aCompactDocumentIsOneLineThatSaysTheSame() throws {
    for scene in SampleScenes.all {
      let text = scene.geometryText(style: .compact)
      #expect(text.split(separator: "\n").count == 1)
      let compact = try scene.geometry(style: .compact) as NSDictionary
      #expect(compact == (try scene.geometry(style: .indented) as NSDictionary))
    }
  }

  // MARK: Scenes

  @Test func whatTheSceneLeavesToItsDefaultsIsLeftOut() throws {
    let bare = try #require(try SampleScenes.row.geometry()["scene"] as? JSONObject)
    #expect(bare.keys.sorted() == ["height", "width"])
    let columns = SampleScenes.columns(.leftToRight)
    let full = try #require(try columns.geometry()["scene"] as? JSONObject)
    #expect(full.keys.sorted() == ["height", "keyboard", "safeArea", "width"])
  }

  @Test func aSceneWithoutViewsHasAnEmptyList() throws {
    #expect(try LayoutScene { _ in }.geometryViews().isEmpty)
  }

  @Test func infiniteLengthsAreWords() {
    let text = LayoutScene(host: .proposal(ProposedViewSize(width: .infinity, height: nil))) {
      $0.leaf(.color("green"))
    }
    .geometryText()
    #expect(text.contains(#""proposal": ["inf", null]"#))
    #expect(text.contains(#""size": ["inf", 10]"#))
    #expect(text.contains(#""frame": [0, 0, "inf", 10]"#))
    #expect(!text.contains("nan"))
  }

  @Test func aPlaceWithoutEndIsWrittenAsIs() throws {
    // Where infinite views are centred in each other their edges are at −∞ and ∞.
    let scene = LayoutScene(host: .proposal(.infinity)) {
      $0.add(.zStack(alignment: .center)) {
        $0.leaf(.color(nil))
        $0.leaf(.color(nil))
      }
    }
    #expect(throws: Never.self) { try scene.geometry() }
    let text = scene.geometryText()
    #expect(text.contains(#""frame": ["-inf", "-inf", "inf", "inf"]"#))
    #expect(text.contains(#""pixelFrame": ["-inf", "-inf", "inf", "inf"]"#))
  }

  // MARK: Members

  @Test func scrollViewsSayWhatTheyShowAndViewsWhereTheyAreInTheContent() throws {
    let text = SampleScenes.scroll.geometryText(style: .compact)
    let insets = #"{"top":20,"leading":0,"bottom":0,"trailing":0}"#
    #expect(
      text.contains(
        #""scroll":{"frame":[0,0,100,100],"contentInsets":\#(insets),"#
          + #""contentSize":[100,128],"position":[0,20]}"#
      )
    )
    #expect(text.contains(#""contentFrame":[0,48,100,80]"#))
  }

  @Test func viewsSaySafeAreasThatTheyTouchAndModifiersWhatTheirStyleFills() throws {
    let text = SampleScenes.bar.geometryText(style: .compact)
    #expect(text.contains(#""safeAreaInsets":{"top":20,"leading":0,"bottom":30,"trailing":0}"#))
    #expect(text.contains(#""styleFrame":[0,75,100,25]"#))
  }

  @Test func explicitGuidesGoByTheirNames() throws {
    var builder = ViewTreeBuilder()
    let taken = builder.alignment("top", axis: .vertical) { _ in 0 }
    let keys = [
      taken.key, HorizontalAlignment.center.key, VerticalAlignment.center.key,
      VerticalAlignment.top.key,
    ]
    // What nobody asks for is not told (L16.3): frames ask.
    for vertical in [VerticalAlignment(taken.key), .center, .top] {
      let alignment = Alignment(horizontal: .center, vertical: vertical)
      builder.open(.modifier(.frame(width: 100, height: 100, alignment: alignment)))
    }
    for (position, key) in keys.enumerated() {
      builder.open(.modifier(.alignmentGuide(key) { _ in Double(position) + 0.5 }))
    }
    builder.leaf(.text("Avocado"))
    let view = try #require(try LayoutScene(tree: builder.finish()).geometryViews().first)
    let guides = try #require(view["guides"] as? [String: Double])
    #expect(guides == ["top#2": 0.5, "horizontalCenter": 1.5, "verticalCenter": 2.5, "top": 3.5])
  }

  @Test func aTextMeasuredElsewhereHasNoLines() throws {
    let measured = MeasuredText(
      natural: MeasuredText.Recording(size: Size(width: 80, height: 20), lastBaseline: 16),
      firstBaseline: 16,
      metrics: FontMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12)
    )
    func view(width: Double) throws -> JSONObject {
      let scene = LayoutScene(host: .size(Size(width: width, height: 100))) {
        $0.leaf(.measuredText("Avocado", measured))
      }
      return try #require(try scene.geometryViews().first)
    }
    let whole = try view(width: 100)
    #expect(whole["content"] as? String == "Avocado")
    #expect(whole["lines"] == nil)
    #expect(whole["truncated"] == nil)
    #expect(try view(width: 50)["truncated"] as? Bool == true)
  }

  @Test func onlyAModifierThatMakesAViewHasAProposal() throws {
    let scene = LayoutScene {
      $0.add(.environment(EnvironmentChange(name: "italic") { $0.italic = true })) {
        $0.add(.opacity(0.5)) {
          $0.add(.fixedSize(horizontal: true, vertical: true)) { $0.leaf(.text("Avocado")) }
        }
      }
    }
    let view = try #require(try scene.geometryViews().first)
    let modifiers = try #require(view["modifiers"] as? [JSONObject])
    #expect(modifiers.compactMap { $0["type"] as? String } == ["fixedSize", "opacity", "italic"])
    #expect(modifiers.map { $0["proposal"] != nil } == [true, false, false])
  }

  @Test func renderedFramesAreThoseOfTheViews() throws {
    let scene = LayoutScene {
      $0.add(.scaleEffect(x: 0.5, y: 2, anchor: .center)) {
        $0.add(.hStack(alignment: .center, spacing: 3)) {
          $0.add(.rotationEffect(degrees: 30, anchor: .center)) {
            $0.add(.overlay(alignment: .center)) {
              $0.add(.transformEffect(AffineTransform(b: 0.25, tx: 3))) { $0.box(20, 10) }
              $0.box(5, 5)
            }
          }
          $0.box(10, 30)
        }
      }
      $0.leaf(.text("Not in it"))
    }
    let result = scene.layout()
    let rendered = RenderedFrames(result)
    var count = 0
    for view in result.views {
      let frames =
        [(rendered.frame(of: view), view.renderedFrame)]
        + view.modifiers.map { (rendered.frame(of: $0), $0.renderedFrame) }
      for (frame, expected) in frames {
        #expect((frame == nil) == (expected == nil))
        guard let frame, let expected else { continue }
        count += 1
        #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9)
        #expect(abs(frame.maxX - expected.maxX) < 1e-9 && abs(frame.maxY - expected.maxY) < 1e-9)
      }
    }
    #expect(count == 11)
  }
}

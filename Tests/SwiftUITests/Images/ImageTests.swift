import AccessibilityCore
import Assets
import Export
import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

extension SharedCatalogueTests {
  @MainActor struct ImageTests {
    private func lines<Content: SwiftUI.View>(_ view: Content) throws -> String {
      let screen = ViewHost.screen(
        view,
        in: LayoutScene(tree: ViewTreeBuilder().finish()),
        measurer: FixedTextMeasurer()
      )
      return Outline.text(try screen.settle(), file: "x")
    }

    private func speech<Content: SwiftUI.View>(_ view: Content) throws -> String {
      let screen = ViewHost.screen(
        view,
        in: LayoutScene(tree: ViewTreeBuilder().finish()),
        measurer: FixedTextMeasurer()
      )
      return AccessibilityOutline.text(try screen.settle().accessibilityTree())
    }

    private func withImages(_ body: () throws -> Void) throws {
      let folder = try ResourceFolder([
        "A.xcassets/toast.imageset/Contents.json":
          #"{"images": [{"filename": "t.svg", "idiom": "universal"}]}"#,
        "A.xcassets/toast.imageset/t.svg": ResourceFolder.drawing(30, 20),
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      try body()
    }

    @Test func imagesOfTheCatalogueHaveTheirSize() throws {
      try withImages {
        try #expect(lines(SwiftUI.Image("toast")).contains("30×20"))
        try #expect(lines(SwiftUI.Image("gone")).contains("0×0"))
        let stretched = SwiftUI.Image("toast").resizable().frame(width: 50, height: 70)
        try #expect(lines(stretched).contains("50×70"))
        let run = Text("a \(SwiftUI.Image("toast"))").resolved(in: SwiftUI.EnvironmentValues()).runs
        #expect(run.last?.image == Size(width: 30, height: 20))
      }
    }

    @Test func theEnvironmentChoosesTheVersion() throws {
      let folder = try ResourceFolder([
        "A.xcassets/toast.imageset/Contents.json": """
        {"images": [{"filename": "a.svg"}, {"filename": "b.svg",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """,
        "A.xcassets/toast.imageset/a.svg": ResourceFolder.drawing(30, 20),
        "A.xcassets/toast.imageset/b.svg": ResourceFolder.drawing(40, 10),
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      try #expect(lines(SwiftUI.Image("toast")).contains("30×20"))
      let dark = SwiftUI.Image("toast").environment(\.colorScheme, .dark)
      try #expect(lines(dark).contains("40×10"))
    }

    @Test func imagesOfPixelsHaveTheirSizeAndWords() throws {
      let pixels = CGImage(_width: 60, height: 40)
      let image = SwiftUI.Image(pixels, scale: 2, label: Text("Toast"))
      try #expect(lines(image).contains("30×20"))
      try #expect(speech(image).contains("Toast"))
      let turned = SwiftUI.Image(decorative: pixels, scale: 2, orientation: .left)
      try #expect(lines(turned).contains("20×30"))
      try #expect(speech(turned).isEmpty)
    }

    @Test func imagesSayTheirNamesUnlessTold() throws {
      try withImages {
        try #expect(speech(SwiftUI.Image("toast")).contains("toast"))
        try #expect(speech(SwiftUI.Image("toast", label: Text("Bread"))).contains("Bread"))
        try #expect(!speech(SwiftUI.Image(decorative: "toast")).contains("toast"))
      }
      let symbol = try speech(SwiftUI.Image(systemName: "star.fill"))
      #expect(symbol.lowercased().contains("favorite"))
    }

    @Test func filesAreLoadedAtOnceAndNothingElseIs() throws {
      let folder = try ResourceFolder(["a.svg": ResourceFolder.drawing(8, 6)])
      let file = URL(fileURLWithPath: folder.path + "/a.svg")
      func loaded(_ url: URL?) -> some SwiftUI.View {
        AsyncImage(url: url, scale: 2) {
          $0
        } placeholder: {
          Text("wait")
        }
      }
      try #expect(lines(loaded(file)).contains("4×3"))
      try #expect(lines(loaded(URL(string: "https://example.org/a.svg"))).contains("wait"))
      try #expect(lines(loaded(nil)).contains("wait"))
    }
  }
}

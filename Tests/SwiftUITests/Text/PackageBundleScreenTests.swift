import EspalierTesting
import Foundation
import SwiftUI
import Testing

@testable import Assets

extension SharedCatalogueTests {
  /// What a package's own tests see of its bundle is what the command shows of it.
  @MainActor
  @Suite struct PackageBundleScreenTests {
    private struct Card: View {
      let bundle: Bundle

      var body: some View {
        VStack {
          Text("greet", bundle: bundle)
          Text("greet")
          Text(String(localized: "count", bundle: bundle))
          Image("photo", bundle: bundle).id("photo")
        }
      }
    }

    // V11.11
    @Test func theBundleThatSwiftPMMakesHasItsWordsAndImages() throws {
      let folder = try ResourceFolder([
        "Pkg_Kit.resources/de.lproj/Localizable.strings": #""greet" = "Hallo"; "count" = "zwei";"#,
        "Pkg_Kit.resources/fr.lproj/Localizable.strings": #""greet" = "Salut";"#,
        "Pkg_Kit.resources/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>CFBundleDevelopmentRegion</key><string>fr</string>
        </dict></plist>
        """,
        "Pkg_Kit.resources/Kit.xcassets/photo.imageset/Contents.json":
          #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
        "Pkg_Kit.resources/Kit.xcassets/photo.imageset/a.svg": ResourceFolder.drawing(31, 17),
      ])
      AssetCatalogue.use(AssetCatalogue(folders: []) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      let bundle = try #require(Bundle(path: folder.path + "/Pkg_Kit.resources"))
      let german = Screen(Card(bundle: bundle), traits: ScreenTraits(locale: "de"))
      #expect(german.labels.prefix(3) == ["Hallo", "greet", "zwei"])
      #expect(try german.frame(of: "photo").size == CGSize(width: 31, height: 17))
      // Who reads neither language is shown the developers' words.
      let other = Screen(Card(bundle: bundle), traits: ScreenTraits(locale: "ja"))
      #expect(other.labels.first == "Salut")
    }
  }
}

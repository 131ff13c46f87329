import Assets
import EspalierTesting
import Foundation
import Testing

@testable import SwiftUI

extension SharedCatalogueTests {
  /// V11.7.
  @MainActor struct AssetColorTests {
    private func color(_ red: Double) -> String {
      """
      "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0.000", "blue": "0x33", "alpha": "1.000"}}
      """
    }

    @Test func coloursOfCataloguesFollowTheEnvironment() throws {
      let folder = try ResourceFolder([
        "A.xcassets/brand.colorset/Contents.json": """
        {"colors": [
          {"idiom": "universal", \(color(1))},
          {"idiom": "universal", \(color(0.4)),
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      var environment = SwiftUI.EnvironmentValues()
      let brand = SwiftUI.Color("brand")
      #expect(brand.resolve(in: environment).description == "#FF0033")
      environment.colorScheme = .dark
      #expect(brand.resolve(in: environment).description == "#660033")
      let faint = brand.opacity(0.5).resolve(in: environment)
      #expect(faint.opacity == 0.5)
      let resource = ColorResource(name: "brand", bundle: .main)
      #expect(SwiftUI.Color(resource) == brand)
      #expect(SwiftUI.Color("missing").resolve(in: environment).opacity == 0)
    }

    @Test func imagesAreThoseOfTheDevice() throws {
      let folder = try ResourceFolder([
        "A.xcassets/cup.imageset/Contents.json": """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "any.svg"},
          {"idiom": "ipad", "scale": "1x", "filename": "pad.svg"}
        ]}
        """,
        "A.xcassets/cup.imageset/any.svg": ResourceFolder.drawing(11, 10),
        "A.xcassets/cup.imageset/pad.svg": ResourceFolder.drawing(48, 40),
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      let cup = SwiftUI.Image(ImageResource(name: "cup", bundle: .main))
      #expect(try Screen(cup).element("cup").frame.size == CGSize(width: 11, height: 10))
      let pad = try Screen(cup, device: .iPad).element("cup")
      #expect(pad.frame.size == CGSize(width: 48, height: 40))
    }
  }
}

import Assets
import Foundation
import Testing
import ViewValues

@Suite struct AssetCatalogueTests {
  private func catalogue(
    _ files: [String: String],
    _ warnings: Warnings = Warnings()
  ) throws -> (AssetCatalogue, ResourceFolder) {
    let folder = try ResourceFolder(files)
    return (AssetCatalogue(folders: [folder.path]) { warnings.append($0) }, folder)
  }

  private func size(_ asset: ImageAsset?) -> Size? {
    if case .picture(let picture) = asset { picture.size } else { nil }
  }

  @Test func theVersionOfTheScreenIsChosen() throws {
    let (catalogue, folder) = try catalogue([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/cup.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "1.svg"},
        {"idiom": "universal", "scale": "2x", "filename": "2.svg",
         "resizing": {"mode": "9-part", "center": {"mode": "tile"},
                      "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}},
        {"idiom": "universal", "scale": "2x", "filename": "dark.svg",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.svg"}
      ], "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Icons/cup.imageset/1.svg": ResourceFolder.drawing(11, 10),
      "A.xcassets/Icons/cup.imageset/2.svg": ResourceFolder.drawing(24, 20),
      "A.xcassets/Icons/cup.imageset/dark.svg": ResourceFolder.drawing(26, 20),
      "A.xcassets/Icons/cup.imageset/pad.svg": ResourceFolder.drawing(48, 40),
    ])
    defer { _ = folder }
    var traits = AssetTraits()
    let asset = catalogue.image("Icons/cup", for: traits)
    guard case .picture(let picture) = asset else {
      Issue.record("no picture")
      return
    }
    // Three pixels per point are wanted and nothing is finer than two.
    #expect(picture.size == Size(width: 12, height: 10))
    #expect(picture.capInsets == EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    #expect(picture.isTiled)
    #expect(picture.renderingMode == .template)
    traits.scale = 1
    #expect(size(catalogue.image("Icons/cup", for: traits)) == Size(width: 11, height: 10))
    traits.isDark = true
    #expect(size(catalogue.image("Icons/cup", for: traits)) == Size(width: 13, height: 10))
    traits = AssetTraits()
    traits.idiom = .pad
    #expect(size(catalogue.image("Icons/cup", for: traits)) == Size(width: 24, height: 20))
  }

  /// A set that has its image for one direction alone is mirrored in the other (D7.4, V11.7).
  @Test(arguments: [
    ("left-to-right", nil, false, true), ("right-to-left", nil, true, false),
    ("left-to-right", "right-to-left", false, false), (nil, nil, false, false),
    ("left-to-right", "none", false, false),
  ])
  func anImageForOneDirectionIsMirroredInTheOther(
    _ first: String?,
    _ second: String?,
    _ isMirroredLeftToRight: Bool,
    _ isMirroredRightToLeft: Bool
  ) throws {
    func entry(_ direction: String?, _ file: String) -> String {
      let direction =
        direction == nil || direction == "none" ? "" : #""language-direction": "\#(direction!)","#
      return #"{"idiom": "universal", \#(direction) "filename": "\#(file)"}"#
    }
    let entries = [entry(first, "1.svg")] + (second == nil ? [] : [entry(second, "2.svg")])
    let (catalogue, folder) = try catalogue([
      "A.xcassets/cup.imageset/Contents.json": #"{"images": [\#(entries.joined(separator: ","))]}"#,
      "A.xcassets/cup.imageset/1.svg": ResourceFolder.drawing(10, 10),
      "A.xcassets/cup.imageset/2.svg": ResourceFolder.drawing(20, 10),
    ])
    defer { _ = folder }
    func picture(_ direction: LayoutDirection) -> ImageAsset.Picture? {
      var traits = AssetTraits()
      traits.scale = 1
      traits.layoutDirection = direction
      guard case .picture(let picture)? = catalogue.image("cup", for: traits) else { return nil }
      return picture
    }
    let (left, right) = (picture(.leftToRight), picture(.rightToLeft))
    #expect(left?.isMirrored == isMirroredLeftToRight)
    #expect(right?.isMirrored == isMirroredRightToLeft)
    #expect(left?.size == Size(width: 10, height: 10))
    #expect(right?.size == Size(width: second == nil ? 10 : 20, height: 10))
  }

  @Test func whatLiesElsewhereIsFoundBehindWhatLiesHere() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    let here = try ResourceFolder([
      "Package.swift": "", "A.xcassets/cup.imageset/Contents.json": set,
      "A.xcassets/cup.imageset/a.svg": ResourceFolder.drawing(10, 10),
    ])
    let elsewhere = try ResourceFolder([
      "B.xcassets/cup.imageset/Contents.json": set,
      "B.xcassets/cup.imageset/a.svg": ResourceFolder.drawing(30, 10),
      "B.xcassets/plate.imageset/Contents.json": set,
      "B.xcassets/plate.imageset/a.svg": ResourceFolder.drawing(20, 10),
      "de.lproj/Localizable.strings": #""hi" = "hallo";"#,
      "loose.svg": ResourceFolder.drawing(7, 7),
      "unnamed.svg": ResourceFolder.drawing(8, 8),
    ])
    let others = ["B.xcassets", "de.lproj/Localizable.strings", "loose.svg", "gone.png"]
    let catalogue = AssetCatalogue(
      folders: [here.path],
      others: others.map { elsewhere.path + "/" + $0 }
    )
    #expect(size(catalogue.image("cup", for: AssetTraits())) == Size(width: 10, height: 10))
    #expect(size(catalogue.image("plate", for: AssetTraits())) == Size(width: 20, height: 10))
    #expect(size(catalogue.image("loose", for: AssetTraits())) == Size(width: 7, height: 7))
    #expect(catalogue.image("unnamed", for: AssetTraits()) == nil)
    #expect(catalogue.format("hi", table: nil, locale: "de")?.language == "de")
  }

  @Test func setsOfDataHaveAVersionForTheDevice() throws {
    let warnings = Warnings()
    let (catalogue, folder) = try catalogue(
      [
        "A.xcassets/menu.dataset/Contents.json": """
        {"data": [{"idiom": "universal", "filename": "menu.json"},
                  {"idiom": "ipad", "filename": "pad.json"}]}
        """,
        "A.xcassets/wrong.dataset/Contents.json": "[",
      ],
      warnings
    )
    var traits = AssetTraits()
    let set = folder.path + "/A.xcassets/menu.dataset/"
    #expect(catalogue.data("menu", for: traits) == set + "menu.json")
    traits.idiom = .pad
    #expect(catalogue.data("menu", for: traits) == set + "pad.json")
    #expect(catalogue.data("none", for: traits) == nil)
    #expect(catalogue.data("wrong", for: traits) == nil)
    #expect(warnings.all.count == 2)
  }

  @Test func looseFilesAreFoundByTheirNames() throws {
    // A GIF of 3 × 2 pixels and a PDF of 30 × 40 points.
    let (catalogue, folder) = try catalogue([
      "Sub/photo@2x.svg": ResourceFolder.drawing(10, 6),
      "page.pdf": "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 30 40] >> endobj",
      "box.svg": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 8"/>"#,
    ])
    let gif: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 3, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0,
      0, 0, 0, 3, 0, 2, 0, 0, 2, 3, 0x84, 0x8F, 0x05, 0, 0x3B,
    ]
    try Data(gif).write(to: URL(fileURLWithPath: folder.path + "/dots.gif"))
    let traits = AssetTraits()
    #expect(size(catalogue.image("photo", for: traits)) == Size(width: 5, height: 3))
    #expect(size(catalogue.image("photo.svg", for: traits)) == Size(width: 5, height: 3))
    #expect(size(catalogue.image("page", for: traits)) == Size(width: 30, height: 40))
    #expect(size(catalogue.image("box", for: traits)) == Size(width: 7, height: 8))
    #expect(size(catalogue.image("dots", for: traits)) == Size(width: 3, height: 2))
  }

  @Test func coloursAreReadInAllForms() throws {
    func set(_ red: String, _ space: String = "srgb", dark: String? = nil) -> String {
      func color(_ red: String) -> String {
        """
        "color": {"color-space": "\(space)", "components":
          {"red": "\(red)", "green": "0", "blue": "1.000", "alpha": "0.500"}}
        """
      }
      let second = dark.map {
        #", {"appearances": [{"appearance": "luminosity", "value": "dark"}], \#(color($0))}"#
      }
      return #"{"colors": [{"idiom": "universal", \#(color(red))}\#(second ?? "")]}"#
    }
    let (catalogue, folder) = try catalogue([
      "A.xcassets/Hex.colorset/Contents.json": set("0x33"),
      "A.xcassets/Byte.colorset/Contents.json": set("51", dark: "255"),
      "A.xcassets/Part.colorset/Contents.json": set("0.200", "display-p3"),
      "A.xcassets/System.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemTealColor"}}]}"#,
    ])
    defer { _ = folder }
    var traits = AssetTraits()
    let expected = ColorValue(red: 0.2, green: 0, blue: 1, opacity: 0.5)
    #expect(catalogue.color("Hex", for: traits) == expected)
    #expect(catalogue.color("Byte", for: traits) == expected)
    let wide = ColorComponents(.displayP3, red: 0.2, green: 0, blue: 1)
    #expect(catalogue.color("Part", for: traits) == ColorValue(.components(wide), opacity: 0.5))
    #expect(catalogue.color("System", for: traits) == .system(.teal))
    traits.isDark = true
    #expect(
      catalogue.color("Byte", for: traits)
        == ColorValue(red: 1, green: 0, blue: 1, opacity: 0.5)
    )
  }

  @Test func whatIsMissingIsSaidOnce() throws {
    let warnings = Warnings()
    let (catalogue, folder) = try catalogue(
      ["A.xcassets/Bad.imageset/Contents.json": "{", "broken.png": "no image"],
      warnings
    )
    for _ in 1...2 {
      #expect(catalogue.image("gone", for: AssetTraits()) == nil)
      #expect(catalogue.image("Bad", for: AssetTraits()) == nil)
      #expect(catalogue.image("broken", for: AssetTraits()) == nil)
      #expect(catalogue.color("gone", for: AssetTraits()) == nil)
    }
    #expect(warnings.all.count == 4)
    #expect(
      warnings.all.first
        == "espalier: warning: there is no image named 'gone' beside the sources; nothing is shown"
    )
    #expect(warnings.all.dropFirst().first?.hasPrefix(folder.path + "/A.xcassets/Bad") == true)
  }

  @Test func cataloguesOfTheProjectAroundAreFound() throws {
    let folder = try ResourceFolder([
      "Package.swift": "",
      "Assets.xcassets/a.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
      "Assets.xcassets/a.imageset/a.svg": ResourceFolder.drawing(4, 5),
      "Sources/App/View.swift": "",
    ])
    let catalogue = AssetCatalogue(folders: [folder.path + "/Sources/App"]) { _ in }
    #expect(size(catalogue.image("a", for: AssetTraits())) == Size(width: 4, height: 5))
  }
}

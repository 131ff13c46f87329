import Foundation
import Testing

@testable import SwiftSources

struct BundleFolderTests {
  @Test func resourcesOfAllFoldersAreLinkedBesideTheProgram() throws {
    let folder = try TemporaryFolder()
    for file in [
      "App/App.swift", "App/Data/menu.json", "App/en.lproj/Help.txt", "App/Assets.xcassets/a.png",
      "App/Data/Deep/menu.json", "Resources/shared.txt", "Card.xcodeproj/project.pbxproj",
      "App/Resources/words.txt", "App/Model.xcdatamodeld/contents", "beside.txt",
    ] { try folder.write(file, to: file) }
    let module = try #require(SwiftModule(folder.path + "/App"))
    let bundle = folder.path + "/Screen.app"
    try Files.makeFolder(bundle)
    try folder.write("", to: "Screen.app/program")
    let filled = BundleFolder(bundle, of: module)
    filled.fill()
    #expect(
      folder.names(in: "Screen.app")
        == [
          "Data", "Info.plist", "beside.txt", "en.lproj", "menu.json", "program", "shared.txt",
          "words.txt",
        ]
    )
    #expect(
      try String(contentsOfFile: bundle + "/menu.json", encoding: .utf8)
        == "App/Data/Deep/menu.json"
    )
    // What has gone from the sources goes from the bundle.
    try FileManager.default.removeItem(atPath: folder.path + "/App/Data/Deep")
    try FileManager.default.removeItem(atPath: folder.path + "/Resources")
    filled.fill()
    #expect(
      try String(contentsOfFile: bundle + "/menu.json", encoding: .utf8) == "App/Data/menu.json"
    )
    #expect(!folder.names(in: "Screen.app").contains("shared.txt"))
  }

  private func dictionary(_ text: String) throws -> [String: String] {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: String])
  }

  @Test func aProgramWithoutInformationHasWhatXcodeWouldAdd() throws {
    let information = try dictionary(BundleInformation("Card", userText: nil).text)
    #expect(information["CFBundleIdentifier"] == "com.example.Card")
    #expect(information["CFBundleShortVersionString"] == "1.0")
    #expect(try dictionary(BundleInformation("Card", userText: "no list").text) == information)
  }

  @Test func ownInformationKeepsWhatItSaysWithItsVariablesReplaced() throws {
    let own = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>Service</key><string>https://$(HOST)/a</string>
      <key>CFBundleVersion</key><string>42</string>
      </dict></plist>
      """
    let information = try dictionary(BundleInformation("Card", userText: own).text)
    #expect(information["CFBundleIdentifier"] == "com.example.Card")
    #expect(information["Service"] == "https:///a")
    #expect(information["CFBundleVersion"] == "42")
    #expect(information["CFBundleName"] == "Card")
  }
}

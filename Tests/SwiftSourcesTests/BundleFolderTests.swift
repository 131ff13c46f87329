import Foundation
import ProjectModel
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

  // V21.6
  @Test func informationHasTheBuildSettingsOfItsTarget() throws {
    let own = """
      <plist version="1.0"><dict>
      <key>Group</key><string>group.$(APP_ID)</string>
      <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
      </dict></plist>
      """
    let settings = BuildSettings([
      "APP_ID": "$(PREFIX).rooms & more", "PREFIX": "se.example", "CURRENT_PROJECT_VERSION": "7",
      "PRODUCT_BUNDLE_IDENTIFIER": "$(PREFIX).app", "INFOPLIST_KEY_CFBundleDisplayName": "Rooms",
    ])
    let information = try dictionary(
      BundleInformation("Card", userText: own, settings: settings).text
    )
    #expect(information["Group"] == "group.se.example.rooms & more")
    #expect(information["CFBundleVersion"] == "7")
    #expect(information["CFBundleIdentifier"] == "se.example.app")
    #expect(information["CFBundleDisplayName"] == "Rooms")
  }

  @Test func answersAndOrientationsOfSettingsAreNoStrings() throws {
    let settings = BuildSettings([
      "INFOPLIST_KEY_UIStatusBarHidden": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
    ])
    let text = BundleInformation("Card", userText: nil, settings: settings).text
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let information = try #require(list as? [String: Any])
    #expect(information["UIStatusBarHidden"] as? Bool == true)
    #expect(
      information["UISupportedInterfaceOrientations"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
    )
  }

  @Test func theInformationOfABundleIsThatOfItsTarget() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1); buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {INFOPLIST_FILE = "Support/App.plist"; HOST = "a.example"; }; };
        P = {isa = PBXProject; mainGroup = G1; targets = (T1); };
      }; rootObject = P; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "App/App.swift")
    try folder.write(
      "<plist><dict><key>Host</key><string>$(HOST)</string></dict></plist>",
      to: "Support/App.plist"
    )
    try folder.write(
      "<plist><dict><key>Host</key><string>wrong</string></dict></plist>",
      to: "App/Info.plist"
    )
    let module = try #require(SwiftModule(folder.path + "/App"))
    let bundle = folder.path + "/Screen.app"
    try Files.makeFolder(bundle)
    BundleFolder(bundle, of: module).fill()
    let text = try String(contentsOfFile: bundle + "/Info.plist", encoding: .utf8)
    #expect(try dictionary(text)["Host"] == "a.example")
  }
}

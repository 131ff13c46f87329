import ProjectModel
import Testing

/// The orientations that an app allows (W4.9).
struct InterfaceOrientationsTests {
  private func list(_ keys: [(String, [String])]) -> [UInt8] {
    let entries = keys.map { key, words in
      let items = words.map { "\t\t<string>UIInterfaceOrientation\($0)</string>\n" }.joined()
      return "\t<key>\(key)</key>\n\t<array>\n\(items)\t</array>\n"
    }
    return Array(
      ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n" + entries.joined()
        + "</dict>\n</plist>\n").utf8
    )
  }

  private func orientations(_ bytes: [UInt8]) -> InterfaceOrientations {
    var orientations = InterfaceOrientations()
    orientations.add(properties: bytes, file: "Info.plist")
    return orientations
  }

  private static let key = "UISupportedInterfaceOrientations"

  @Test func aListOfOnePhoneOrientationIsALockForPhonesAlone() throws {
    let found = orientations(
      list([
        (Self.key, ["Portrait", "PortraitUpsideDown"]),
        (Self.key + "~ipad", ["Portrait", "LandscapeLeft"]),
      ])
    )
    let phone = try #require(found.phone)
    #expect(phone.isLock && phone.hasPortrait && !phone.hasLandscape)
    #expect(phone.file == "Info.plist")
    #expect(phone.line == 4)
    #expect(found.pad?.isLock == false)
    #expect(found.pad?.line == 9)
  }

  @Test func aListWithoutADeviceHoldsForAll() {
    let found = orientations(list([(Self.key, ["LandscapeRight"])]))
    #expect(found.phone == found.pad)
    #expect(found.pad?.hasPortrait == false)
  }

  @Test func aListInACommentIsNone() {
    let text = String(decoding: list([(Self.key, ["Portrait"])]), as: UTF8.self)
    let hidden = text.replacing("<dict>", with: "<dict>\n<!--")
      .replacing("</dict>", with: "-->\n</dict>")
    #expect(orientations(Array(hidden.utf8)) == InterfaceOrientations())
    let later = text.replacing("<dict>", with: "<dict>\n<!-- two\nlines -->")
    #expect(orientations(Array(later.utf8)).phone?.line == 6)
  }

  @Test(arguments: [
    "", "bplist00", "<key>UISupportedInterfaceOrientations</key>",
    "<key>UISupportedInterfaceOrientations</key><array>",
    "<key>UISupportedInterfaceOrientations</key><array/>",
    "<key>UISupportedInterfaceOrientations</key><string>UIInterfaceOrientationPortrait</string>",
    "<key>UISupportedInterfaceOrientations</key><array><string>$(ORIENTATIONS)</string></array>",
    "<!-- <key>UISupportedInterfaceOrientations</key>",
  ])
  func whatIsNoListForbidsNothing(_ text: String) {
    #expect(orientations(Array(text.utf8)) == InterfaceOrientations())
  }

  private func settings(_ values: [String: String]) -> BuildSettings { BuildSettings(values) }

  private static let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations"

  @Test func settingsForAMadeListReplaceTheFiles() {
    let values = [
      "GENERATE_INFOPLIST_FILE": "YES",
      Self.setting + "_iPhone": "UIInterfaceOrientationPortrait",
      Self.setting + "_iPad": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
    ]
    var found = orientations(list([(Self.key, ["Portrait", "LandscapeLeft"])]))
    found.add(settings: settings(values), file: "project.pbxproj")
    #expect(found.phone?.isLock == true)
    #expect(found.phone?.key == Self.setting + "_iPhone")
    #expect(found.phone?.file == "project.pbxproj")
    #expect(found.phone?.line == nil)
    #expect(found.pad?.isLock == false)
  }

  @Test func settingsOfAListThatIsNotMadeSayNothing() {
    var found = InterfaceOrientations()
    found.add(
      settings: settings([Self.setting: "UIInterfaceOrientationPortrait"]),
      file: "project.pbxproj"
    )
    #expect(found == InterfaceOrientations())
  }

  @Test func appsShareWhatAllOfThemSay() {
    let upright = orientations(list([(Self.key, ["Portrait"])]))
    let both = orientations(
      list([(Self.key, ["Portrait", "LandscapeLeft"]), (Self.key + "~ipad", ["Portrait"])])
    )
    #expect(InterfaceOrientations(sharedBy: [upright, upright]) == upright)
    let shared = InterfaceOrientations(sharedBy: [upright, both])
    #expect(shared.phone == nil)
    #expect(shared.pad?.isLock == true)
    #expect(InterfaceOrientations(sharedBy: [upright, InterfaceOrientations()]).phone == nil)
    #expect(InterfaceOrientations(sharedBy: []) == InterfaceOrientations())
  }

  @Test func listsGoThroughText() {
    var found = orientations(
      list([(Self.key, ["Portrait"]), (Self.key + "~ipad", ["Portrait", "LandscapeRight"])])
    )
    #expect(InterfaceOrientations(text: found.text) == found)
    found.phone = nil
    #expect(InterfaceOrientations(text: found.text) == found)
    #expect(InterfaceOrientations(text: "") == InterfaceOrientations())
    #expect(InterfaceOrientations(text: "phone\tx\nwatch\t\t\t\t\t\n") == InterfaceOrientations())
  }
}

import Foundation
import Testing

/// `espalier audit` judges the orientations that an app allows (W4.9).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct OrientationAuditTests {
  private let scratch: ScratchFolder

  /// A screen whose last button lies below the window in landscape.
  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "App/Oven.swift",
      """
      import SwiftUI
      #Preview {
        VStack(spacing: 60) {
          Text("Bread")
          Text("Butter")
          Text("Heat")
          Text("Four minutes")
          Text("Plate")
          Button("Toast") {}
        }
        .fixedSize()
        .frame(maxHeight: .infinity, alignment: .top)
      }
      """
    )
  }

  private func writeProject(_ settings: String) throws {
    try scratch.write(
      "Oven.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          A1 = {isa = PBXBuildFile; fileRef = F1; };
          F1 = {isa = PBXFileReference; path = Oven.swift; sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; children = (F1); path = App; sourceTree = "<group>"; };
          S1 = {isa = PBXSourcesBuildPhase; files = (A1); };
          C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
          T1 = {isa = PBXNativeTarget; name = Oven; buildPhases = (S1); buildConfigurationList = L1;
            productType = "com.apple.product-type.application"; };
          P = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1); };
        };
        rootObject = P;
      }
      """
    )
  }

  private func writeList(_ words: String..., comment: String = "") throws {
    let items = words.map { "<string>UIInterfaceOrientation\($0)</string>\n" }.joined()
    try scratch.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(comment)
      <key>UISupportedInterfaceOrientations</key>
      <array>
      \(items)</array>
      </dict>
      </plist>
      """
    )
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let file: String
      let line: Int?
      let level: String
      let message: String
      let screens: [String]
    }
    struct Exclusion: Decodable, Equatable {
      let variants: String
      let file: String
      let line: Int?
    }
    let summary: [String: Int]
    let variants: [String]
    let findings: [Finding]
    let excluded: [Exclusion]?
  }

  private func report(_ options: String = "", of path: String = "App") throws -> Report {
    let run = try SwiftCommand.run(
      "audit \(path) --rule rotation --format json --fail-on never \(options)",
      in: scratch.path
    )
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func withoutAListLandscapeIsJudged() throws {
    let report = try report()
    #expect(report.findings.map(\.file) == ["App/Oven.swift"])
    #expect(report.variants.contains("landscape"))
    #expect(report.excluded == nil)
  }

  @Test func anAppThatForbidsLandscapeIsNotJudgedThere() throws {
    try writeProject("INFOPLIST_FILE = App/Info.plist;")
    try writeList("Portrait", "PortraitUpsideDown")
    for path in ["App", "App/Oven.swift", "Oven.xcodeproj"] {
      let report = try report(of: path)
      #expect(!report.variants.contains { $0.contains("landscape") }, "\(path)")
      let finding = try #require(report.findings.first)
      #expect(report.findings.count == 1)
      #expect(finding.file.hasSuffix("App/Info.plist"))
      #expect(finding.line == 5)
      #expect(finding.level == "warning")
      #expect(finding.message.contains("UISupportedInterfaceOrientations allows portrait alone"))
      #expect(report.excluded?.map(\.variants) == ["landscape"])
    }
    // A tablet has no list of its own, and a phone's holds for it.
    #expect(try report("--device 'iPad Pro 11-inch (M4)'").excluded?.count == 1)
    let text = try SwiftCommand.run("audit App --fail-on never", in: scratch.path).output
    #expect(text.contains("\nnot judged: landscape, which App/Info.plist:5:1 forbids\n"))
  }

  @Test func aTabletHasItsOwnList() throws {
    try writeProject(
      """
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      """
    )
    let phone = try report()
    #expect(phone.findings.map(\.file) == ["Oven.xcodeproj/project.pbxproj"])
    #expect(phone.excluded?.first?.line == nil)
    let pad = try report("--device 'iPad Pro 11-inch (M4)'")
    #expect(pad.excluded == nil)
    #expect(pad.variants.contains("landscape"))
  }

  @Test func anAppOfLandscapeAloneIsShownThere() throws {
    try writeList("LandscapeLeft", "LandscapeRight")
    let report = try report()
    #expect(report.excluded?.map(\.variants) == ["portrait"])
    #expect(report.findings.map(\.file) == ["App/Info.plist"])
    #expect(report.findings.first?.message.contains("allows landscape alone") == true)
    // The button lies outside of the window in every variant that there is.
    let all = try SwiftCommand.run(
      "audit App --rule off-screen --format json --fail-on never",
      in: scratch.path
    )
    #expect(all.output.contains("\"usual\""))
    #expect(!all.output.contains("\"landscape\""))
  }

  @Test func aReasonInTheListSilencesTheFinding() throws {
    try writeList("Portrait", comment: "<!-- espalier:ignore rotation — the keys of a piano -->")
    let report = try report()
    #expect(report.findings.isEmpty)
    #expect(report.summary["silenced"] == 1)
    #expect(report.excluded?.count == 1)
  }
}

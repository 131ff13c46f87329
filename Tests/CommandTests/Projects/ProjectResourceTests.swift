import Foundation
import Testing

/// What a project generates beside its sources is there by its names.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ProjectResourceTests {
  /// Names that Xcode makes, and data, from a catalogue that the project has from elsewhere.
  @Test func resourcesOfAProjectAreThereByTheirNames() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Card/Card.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          A1 = {isa = PBXBuildFile; fileRef = F1; };
          A2 = {isa = PBXBuildFile; fileRef = F2; };
          F1 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = ../../Shared/Shared.xcassets; sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; children = (F1, F2); path = App; sourceTree = "<group>"; };
          S1 = {isa = PBXSourcesBuildPhase; files = (A1); };
          R1 = {isa = PBXResourcesBuildPhase; files = (A2); };
          T1 = {isa = PBXNativeTarget; buildPhases = (S1, R1); };
          P = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1); };
        };
        rootObject = P;
      }
      """
    )
    let catalogue = "Shared/Shared.xcassets/"
    try scratch.write(
      catalogue + "toastPhoto.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    )
    try scratch.write(
      catalogue + "toastPhoto.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"/>"#
    )
    try scratch.write(
      catalogue + "Brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    )
    try scratch.write(
      catalogue + "menu.dataset/Contents.json",
      #"{"data": [{"idiom": "universal", "filename": "menu.json"}]}"#
    )
    try scratch.write(catalogue + "menu.dataset/menu.json", #"["soup"]"#)
    try scratch.write(
      "Card/App/Card.swift",
      """
      import SwiftUI
      import UIKit
      private func dish() -> String {
        guard let asset = NSDataAsset(name: "menu") else { return "none" }
        return (try? JSONDecoder().decode([String].self, from: asset.data))?.first ?? "wrong"
      }
      #Preview {
        VStack {
          Image(.toastPhoto)
          Image(uiImage: UIImage(resource: .toastPhoto)).resizable().frame(width: 5, height: 5)
          Text(dish()).foregroundStyle(.brand)
          Color(uiColor: UIColor(resource: .brand)).frame(height: 3)
        }
      }
      """
    )
    for path in ["Card/App", "Card/App/Card.swift"] {
      let run = try SwiftCommand.run(
        "layout \(path) --text fixed --format outline",
        in: scratch.path
      )
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("31 × 17") || run.output.contains("31×17"), "\(run.output)")
      #expect(run.output.contains("\"soup\""))
      #expect(!run.errors.contains("warning"))
    }
  }

  /// A framework of another Xcode project is a part of the programs that it is linked into, and so are its resources.
  @Test func resourcesOfAnImportedFrameworkAreThere() throws {
    let scratch = try ScratchFolder()
    func project(_ name: String, type: String) throws {
      try scratch.write(
        "\(name)/\(name).xcodeproj/project.pbxproj",
        """
        {
          objects = {
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            B = {isa = PBXSourcesBuildPhase; files = (); };
            T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
              buildPhases = (B); fileSystemSynchronizedGroups = (S); };
            P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); };
          };
          rootObject = P;
        }
        """
      )
    }
    try scratch.write(".git/HEAD", "")
    try project("Theme", type: "framework")
    try project("Shop", type: "application")
    let theme = "Theme/Theme/"
    try scratch.write(
      theme + "Theme.xcassets/badge.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    )
    try scratch.write(
      theme + "Theme.xcassets/badge.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"/>"#
    )
    try scratch.write(theme + "menu.json", "{}")
    try scratch.write(theme + "en.lproj/Localizable.strings", #""theme" = "Of the theme";"#)
    try scratch.write("Shop/Shop/en.lproj/Localizable.strings", #""shop" = "Of the shop";"#)
    try scratch.write(
      theme + "Badge.swift",
      """
      import SwiftUI
      import UIKit
      final class Token {}
      public struct Badge: View {
        public init() {}
        public var body: some View {
          let bundle = Bundle(for: Token.self)
          VStack {
            Image(uiImage: UIImage(named: "badge", in: bundle, compatibleWith: nil) ?? UIImage())
            Text(bundle.path(forResource: "menu", ofType: "json") == nil ? "missing" : "there")
            Text(bundle.localizedString(forKey: "theme", value: nil, table: nil))
          }
        }
      }
      """
    )
    try scratch.write(
      "Shop/Shop/Shop.swift",
      """
      import SwiftUI
      import Theme
      #Preview {
        VStack {
          Badge()
          Text(Bundle.main.localizedString(forKey: "shop", value: nil, table: nil))
        }
      }
      """
    )
    let run = try SwiftCommand.run(
      "layout . --text fixed --format outline",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("31×17"), "\(run.output)")
    #expect(run.output.contains("\"there\""), "\(run.output)")
    #expect(run.output.contains("Of the theme") && run.output.contains("Of the shop"))
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  /// What lies in a project or package of its own, however deep, is another program's (V11.15).
  @Test(arguments: ["App/Views/Card.swift", "App"])
  func whatIsTakenIsThatOfTheProjectAndIsSaid(_ path: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "App.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
          B = {isa = PBXSourcesBuildPhase; files = (); };
          T = {isa = PBXNativeTarget; buildPhases = (B); fileSystemSynchronizedGroups = (S); };
          P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); };
        };
        rootObject = P;
      }
      """
    )
    func addImage(_ name: String, in folder: String) throws {
      let set = "\(folder)/\(name).imageset/"
      try scratch.write(
        set + "Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
      )
      try scratch.write(
        set + "a.svg",
        #"<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"/>"#
      )
    }
    try addImage("own", in: "App/Design/Design.xcassets")
    try addImage("beside", in: "Other/Other.xcassets")
    try addImage("nested", in: "App/Kit/Kit.xcassets")
    try scratch.write("App/Kit/Package.swift", "// swift-tools-version: 6.0\n")
    try scratch.write("App/Kit/Data/kit.json", "{}")
    try scratch.write("App/Demo/Demo.xcodeproj/project.pbxproj", "")
    try scratch.write("App/Demo/demo.json", "{}")
    try scratch.write("App/Design/own.json", "{}")
    try scratch.write("App/Support/de.lproj/Localizable.strings", #""hello" = "Hallo";"#)
    try scratch.write(
      "App/Views/Card.swift",
      """
      import SwiftUI
      private let found: [String] = ["own", "kit", "demo"].filter {
        Bundle.main.path(forResource: $0, ofType: "json") != nil
      }
      #Preview {
        VStack {
          Image("own")
          Image("beside")
          Image("nested")
          Text(found.joined(separator: " "))
          Text("hello")
        }
      }
      """
    )
    let run = try SwiftCommand.run(
      "layout \(path) --text fixed --format outline --locale de --verbose",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"own\"") && run.output.contains("\"Hallo\""), "\(run.output)")
    let missing = run.errorLines.filter { $0.contains("there is no image named") }
    #expect(missing.count == 2, "\(run.errors)")
    #expect(
      run.errorLines.first
        == "\(path): note: taken along: App/Design/Design.xcassets, "
        + "App/Support/de.lproj/Localizable.strings",
      "\(run.errors)"
    )
    let quiet = try SwiftCommand.run("layout \(path) --text fixed", in: scratch.path)
    #expect(!quiet.errors.contains("taken along"))
  }
}

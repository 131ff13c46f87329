import ProjectModel
import Testing

struct BuildSettingsTests {
  private func settings(_ levels: [[(String, String)]]) -> BuildSettings {
    var settings = BuildSettings(["TARGET_NAME": "My App"])
    for level in levels {
      settings.set(level.map { (key: $0.0, value: $0.1) }, configuration: "Debug")
    }
    return settings
  }

  @Test func valuesLeadToOthers() {
    let settings = settings([
      [
        ("NAME", "$(TARGET_NAME)"), ("MODULE", "$(NAME:c99extidentifier)"),
        ("ID", "com.example.${NAME:rfc1034identifier:lower}"), ("OTHER", "$(NOTHING:default=a)b$"),
        ("CIRCLE", "$(ROUND)"), ("ROUND", "<$(CIRCLE)>"),
      ]
    ])
    #expect(settings["MODULE"] == "My_App")
    #expect(settings["ID"] == "com.example.my-app")
    #expect(settings["OTHER"] == "ab$")
    #expect(settings["CIRCLE"]?.isEmpty == false)
    #expect(settings["NONE"] == nil)
  }

  @Test func whatIsInheritedStays() {
    let settings = settings([
      [("FLAGS", "A")], [("FLAGS", "$(inherited) B")], [("FLAGS", "$(inherited) \"C D\"")],
    ])
    #expect(settings.words("FLAGS") == ["A", "B", "C D"])
  }

  @Test func conditionsHoldForAPhoneInTheConfiguration() {
    let settings = settings([
      [
        ("A[sdk=iphoneos*]", "phone"), ("A", "all"), ("B[sdk=macosx*]", "mac"), ("B", "all"),
        ("C[config=Debug]", "debug"), ("C[config=Release]", "release"), ("D[arch=*]", "any"),
      ]
    ])
    #expect(["A", "B", "C", "D"].map { settings[$0] } == ["phone", "all", "debug", "any"])
  }

  /// Each doubles the one before: 2⁴⁰ bytes if nothing ends it.
  @Test func valuesThatGrowWithoutEndDoNot() {
    let level = (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A40", "x")]
    #expect((settings([level])["A0"]?.utf8.count ?? 0) < 1 << 20)
  }

  @Test func filesOfSettingsHaveLinesIncludesAndComments() {
    let file = SettingsFile(
      Array(
        """
        #include "Base.xcconfig"  // first
        #include? "Local.xcconfig"
        SWIFT_VERSION = 6.0 // the language
        A[sdk=iphoneos*][arch=arm64] = b = c;
        // D = e
        nonsense
        EMPTY =
        """.utf8
      )
    )
    #expect(
      file.lines == [
        .include("Base.xcconfig"), .include("Local.xcconfig"),
        .setting(key: "SWIFT_VERSION", value: "6.0"),
        .setting(key: "A[sdk=iphoneos*][arch=arm64]", value: "b = c"),
        .setting(key: "EMPTY", value: ""),
      ]
    )
  }

  @Test func settingsOfXcodeBecomeThoseOfTheCompiler() {
    let settings = ModuleSettings(
      settings([
        [
          ("SWIFT_VERSION", "5.0"), ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES"),
          ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "$(inherited) DEBUG STAGING"),
          ("OTHER_SWIFT_FLAGS", "-DFLAG -D OTHER -enable-upcoming-feature MemberImportVisibility"),
          ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
        ]
      ])
    )
    #expect(settings.swiftVersion == "5")
    #expect(settings.defaultIsolation == "MainActor")
    #expect(settings.upcomingFeatures == ["ExistentialAny", "MemberImportVisibility"])
    #expect(settings.conditions == ["STAGING", "FLAG", "OTHER"])
  }
}

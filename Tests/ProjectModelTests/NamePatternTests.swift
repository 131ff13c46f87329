import ProjectModel
import Testing

struct NamePatternTests {
  @Test(arguments: [
    ("Profile*", "Profile, dark", true), ("Profile*", "My Profile", false), ("*", "", true),
    ("", "", true), ("?", "", false), ("P?ofile", "Profile", true), ("*a*b", "xaxab", true),
    ("*/x", "a/b/x", true),
  ])
  func names(pattern: String, name: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(name) == isMatch)
  }

  @Test(arguments: [
    ("Sources/*", "Sources/A.swift", true), ("Sources/*", "Sources/A/B.swift", false),
    ("Sources/**", "Sources/A/B.swift", true), ("**/*.md", "a.md", true),
    ("**/*.md", "a/b/c.md", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
    ("a/**/b", "axb", false),
  ])
  func paths(pattern: String, path: String, isMatch: Bool) {
    #expect(NamePattern(pattern, crossesFolders: false).matches(path) == isMatch)
  }

  @Test func aPatternOfManyStarsComesToAnEnd() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!NamePattern(pattern).matches(String(repeating: "a", count: 200)))
  }
}

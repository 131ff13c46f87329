/// The orientations in which an app lets its screens be shown, as its properties list them (W4.9).
///
/// Without a list nothing is forbidden.
package struct InterfaceOrientations: Equatable, Sendable {
  /// The list for one kind of device.
  package struct List: Equatable, Sendable {
    package var hasPortrait: Bool
    package var hasLandscape: Bool
    /// The key of the properties, or the build setting, that has the list.
    package var key: String
    /// The path of the file that has it.
    package var file: String
    /// The line in the file, counted from 1; nil if it is not known.
    package var line: Int?

    /// Creates a list from its words; nil if none of them is an orientation.
    package init?(_ words: [String], key: String, file: String, line: Int?) {
      hasPortrait = words.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
      hasLandscape = words.contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
      guard hasPortrait || hasLandscape else { return nil }
      (self.key, self.file, self.line) = (key, file, line)
    }

    /// `true` if one of portrait and landscape is missing.
    package var isLock: Bool { !hasPortrait || !hasLandscape }
  }

  /// The list for phones; nil for none.
  package var phone: List?
  /// The list for tablets; nil for none.
  package var pad: List?

  package init() {}

  /// The key of the properties, and the build setting that makes it.
  private static let (key, setting) = (
    "UISupportedInterfaceOrientations", "INFOPLIST_KEY_UISupportedInterfaceOrientations"
  )

  /// Reads the lists of a property list (`Info.plist`).
  package mutating func add(properties bytes: [UInt8], file: String) {
    let lists = PropertyListArrays(bytes)
    add(file) { lists[$0] }
  }

  /// Reads the lists of properties that a project states.
  package mutating func add(properties: ProjectData?, file: String) {
    add(file) { key in properties?[key].map { ($0.texts, nil) } }
  }

  private mutating func add(_ file: String, _ words: (String) -> (words: [String], line: Int?)?) {
    func own(_ suffix: String) -> List? {
      let key = InterfaceOrientations.key + suffix
      return words(key).flatMap { List($0.words, key: key, file: file, line: $0.line) }
    }
    let common = own("")
    phone = own("~iphone") ?? common ?? phone
    pad = own("~ipad") ?? common ?? pad
  }

  /// Reads the lists of build settings, which Xcode puts into properties that it makes; they replace those
  /// of a property list.
  package mutating func add(settings: BuildSettings, file: String) {
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return }
    func own(_ suffix: String) -> List? {
      let key = InterfaceOrientations.setting + suffix
      return List(settings.words(key), key: key, file: file, line: nil)
    }
    let common = own("")
    phone = own("_iPhone") ?? common ?? phone
    pad = own("_iPad") ?? common ?? pad
  }

  /// The lists that several apps agree on, which hold for what they share.
  package init(sharedBy apps: [InterfaceOrientations]) {
    func shared(_ lists: [List?]) -> List? {
      guard let first = lists.first ?? nil else { return nil }
      let isCommon = lists.allSatisfy {
        $0?.hasPortrait == first.hasPortrait && $0?.hasLandscape == first.hasLandscape
      }
      return isCommon ? first : nil
    }
    phone = shared(apps.map(\.phone))
    pad = shared(apps.map(\.pad))
  }

  /// The lists with other names for their files.
  package func naming(_ name: (String) -> String) -> InterfaceOrientations {
    var named = self
    if let file = phone?.file { named.phone?.file = name(file) }
    if let file = pad?.file { named.pad?.file = name(file) }
    return named
  }
}

/// The lists as text, in which a program gets them.
extension InterfaceOrientations {
  /// The lists, a line each; empty for none.
  package var text: String {
    func line(_ device: String, _ list: List?) -> String? {
      guard let list else { return nil }
      let words = [list.hasPortrait ? "portrait" : "", list.hasLandscape ? "landscape" : ""]
      let line = list.line.map { "\($0)" } ?? ""
      return ([device] + words + [list.key, line, list.file]).joined(separator: "\t")
    }
    return [line("phone", phone), line("pad", pad)].compactMap(\.self).joined(separator: "\n")
  }

  /// Reads ``text``; lines of another form are left out.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
      guard parts.count == 6 else { continue }
      var words: [String] = []
      if !parts[1].isEmpty { words.append("UIInterfaceOrientationPortrait") }
      if !parts[2].isEmpty { words.append("UIInterfaceOrientationLandscape") }
      let list = List(words, key: String(parts[3]), file: String(parts[5]), line: Int(parts[4]))
      switch parts[0] {
      case "phone": phone = list
      case "pad": pad = list
      default: continue
      }
    }
  }
}

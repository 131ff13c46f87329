/// The compiler settings of a module's target.
package struct ModuleSettings: Equatable, Sendable {
  /// The language mode, by its number; nil for the compiler's choice.
  package var swiftVersion: String?
  /// The default actor isolation.
  package var defaultIsolation: String?
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// The conditions of `#if`.
  package var conditions: [String] = []

  package init() {}

  /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The features that Xcode's settings turn on under other names.
  private static let features = [
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  /// The features that are part of Swift 6, where enabling them is an error.
  private static let featuresOfSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
  ]

  /// Creates the settings of an Xcode target.
  package init(_ settings: BuildSettings) {
    swiftVersion = settings["SWIFT_VERSION"].map { $0.hasPrefix("6") ? "6" : "5" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { defaultIsolation = "MainActor" }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      upcomingFeatures = ModuleSettings.approachableConcurrency
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for (key, feature) in ModuleSettings.features.sorted(by: { $0.key < $1.key })
    where settings[prefix + key] == "YES" && !upcomingFeatures.contains(feature) {
      upcomingFeatures.append(feature)
    }
    for word in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") { add(condition: word) }
    add(flags: settings.words("OTHER_SWIFT_FLAGS"))
    if swiftVersion == "6" {
      upcomingFeatures.removeAll(where: ModuleSettings.featuresOfSwift6.contains)
    }
  }

  /// Adds a condition of `#if`; each program has DEBUG.
  package mutating func add(condition word: String) {
    let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isWord, !word.isEmpty, word != "DEBUG", !conditions.contains(word) {
      conditions.append(word)
    }
  }

  /// Adds the compiler flags that have a setting here; others are left out.
  package mutating func add(flags: [String]) {
    var flags = flags[...]
    while let flag = flags.popFirst() {
      switch flag {
      case "-Xfrontend": continue
      case "-D": flags.popFirst().map { add(condition: $0) }
      case "-enable-upcoming-feature": flags.popFirst().map { upcomingFeatures.append($0) }
      case "-enable-experimental-feature": flags.popFirst().map { experimentalFeatures.append($0) }
      case "-default-isolation": defaultIsolation = flags.popFirst()
      case _ where flag.hasPrefix("-D"): add(condition: String(flag.dropFirst(2)))
      default: break
      }
    }
  }
}

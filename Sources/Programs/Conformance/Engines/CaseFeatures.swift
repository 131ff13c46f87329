package import SpecFormat

/// The features that an engine needs for a case: views, modifiers and environment values by their
/// names, and further properties of the screen.
package struct CaseFeatures: Sendable, Hashable {
  /// The features, sorted.
  package let names: [String]
  /// The wanted results, as keys of `expect`.
  package let wanted: [String]

  /// Reads the features of a spec in its canonical form.
  package init(_ spec: CanonicalValue, wanted: [String]) {
    var names: Set<String> = []
    if let rule = spec["rule"]?.string { names = ["rule", "rule:\(rule)"] }
    CaseFeatures.collect(spec["view"] ?? .null, into: &names)
    let environment = spec["environment"]?.members ?? []
    for value in environment where !SpecVocabulary.decisiveEnvironment.contains(value.key) {
      names.insert(value.key)
    }
    for (key, usual) in CaseFeatures.usualEnvironment {
      if let value = spec["environment"]?[key]?.string, value != usual { names.insert(key) }
    }
    let scene = spec["scene"]
    let insets = scene?["safeArea"]?.members ?? []
    if insets.contains(where: { $0.value != .number(0) }) { names.insert("safeArea") }
    if let keyboard = scene?["keyboard"], keyboard != .number(0) { names.insert("keyboard") }
    for key in ["proposal", "alignments", "states", "actions", "values"] where spec[key] != nil {
      names.insert(key)
    }
    if spec["expect"]?["at"] != nil { names.insert("time") }
    self.names = names.sorted()
    self.wanted = wanted
  }

  private static let usualEnvironment = [
    "layoutDirection": "leftToRight", "dynamicTypeSize": "large", "locale": "en", "text": "fixed",
    "platform": "iOS",
  ]

  private static func collect(_ view: CanonicalValue, into names: inout Set<String>) {
    var pending = [view]
    while let value = pending.popLast() {
      if let text = value.string {
        if text.contains("proxy.") { names.insert("expressions") }
        continue
      }
      if let type = value["type"]?.string, SpecVocabulary.isView(type) { names.insert(type) }
      if let resizable = value["resizable"], resizable != .boolean(false) {
        names.insert("resizable")
      }
      for modifier in value["modifiers"]?.elements ?? [] {
        for member in modifier.members where member.key != "id" { names.insert(member.key) }
      }
      pending += value.elements + value.members.map(\.value)
    }
  }

  // MARK: Levels

  /// The level in the ladder of `Specs/RUNNING.md` that an engine needs for the case: the highest
  /// level of its features and wanted results.
  package var level: Int { (names + wanted).map(CaseFeatures.level).max() ?? 1 }

  /// The highest level.
  package static let highestLevel = 7

  /// The level of a feature, or of a key of `expect`.
  package static func level(of name: String) -> Int {
    if let level = levels[name] { return level }
    if name.hasPrefix("accessibility") || name.hasPrefix("speech") { return 6 }
    // Controls, lists, navigation and presentations have the most features.
    return name.hasPrefix("rule") ? 3 : 5
  }

  private static let levels: [String: Int] = [
    1: [
      "HStack", "VStack", "Spacer", "Color", "Rectangle", "Group", "ForEach", "EmptyView",
      "Image", "frame", "padding", "fixedSize", "layoutPriority", "layoutDirection", "proposal",
      "size", "frames", "modifierFrames", "pixelFrames",
    ],
    2: [
      "ZStack", "Divider", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "Text", "resizable",
      "offset", "position", "aspectRatio", "scaledToFit",
      "scaledToFill", "overlay", "background", "hidden", "opacity", "zIndex", "border", "clipped",
      "clipShape", "cornerRadius", "mask", "environment", "font", "fontWeight", "bold", "italic",
      "lineLimit", "truncationMode", "multilineTextAlignment", "tracking", "kerning",
      "lineSpacing", "minimumScaleFactor", "allowsTightening", "textCase", "defaultPadding",
      "dynamicTypeSize", "displayScale", "platform", "foregroundStyle", "foregroundColor",
      "fill", "stroke", "strokeBorder", "measureProposals", "placementProposals",
      "lines", "truncated", "drawOrder",
    ],
    3: [
      "alignments", "alignmentGuide", "guides", "explicitGuides", "safeArea",
      "keyboard", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding", "GeometryReader", "If",
      "expressions", "coordinateSpace", "ViewThatFits", "containerRelativeFrame",
      "rotationEffect", "scaleEffect", "transformEffect", "rotation3DEffect", "projectionEffect",
      "renderedFrames", "styleFrames", "safeAreaInsets", "locale",
    ],
    4: [
      "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "ScrollView",
      "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment",
      "contentMargins", "contentFrames", "scrollViews", "Path", "pathBounds",
    ],
    6: ["spoken", "help", "contentShape"],
    7: [
      "time", "states", "actions", "values", "at", "shownFrames", "shownEffects", "leaving",
      "animation", "transaction", "transition", "contentTransition", "matchedGeometryEffect",
      "gesture", "TimelineView", "PhaseAnimator", "KeyframeAnimator", "Canvas", "drawnFrames",
    ],
  ].reduce(into: [:]) { levels, level in
    for name in level.value { levels[name] = level.key }
  }
}

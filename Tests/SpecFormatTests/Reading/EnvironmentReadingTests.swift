import AccessibilityCore
import LayoutCore
import SpecFormat
import Testing

@Suite struct EnvironmentReadingTests {
  /// The environment that a spec gives its root by `environment`.
  private func environment(_ json: String) throws -> EnvironmentValues {
    try LayoutScene.reading(#"{ "environment": { \#(json) }, "view": [] }"#).environment
  }

  /// The environment that a modifier makes.
  private func environment(modifier json: String) throws -> EnvironmentValues {
    let scene = try LayoutScene.reading(views: #"{ "type": "Color", "modifiers": [{ \#(json) }] }"#)
    guard case .modifier(.environment(let change)) = scene.contents[0] else { throw Unexpected() }
    var environment = EnvironmentValues()
    change.apply(to: &environment)
    return environment
  }

  /// One value, set in all the three ways there are.
  private func expect<Value: Equatable>(
    _ path: KeyPath<EnvironmentValues, Value>,
    of json: String,
    is value: Value
  ) throws {
    #expect(try environment(json)[keyPath: path] == value)
    #expect(try environment(modifier: json)[keyPath: path] == value)
    #expect(try environment(modifier: #""environment": { \#(json) }"#)[keyPath: path] == value)
  }

  @Test func anEmptyEnvironmentIsTheDefault() throws {
    #expect(try environment("") == EnvironmentValues())
    #expect(try environment(modifier: #""environment": {}"#) == EnvironmentValues())
  }

  @Test func everyDirectionSizePlatformAndScaleHasItsName() throws {
    try expect(\.layoutDirection, of: #""layoutDirection": "rightToLeft""#, is: .rightToLeft)
    try expect(\.layoutDirection, of: #""layoutDirection": "leftToRight""#, is: .leftToRight)
    for size in DynamicTypeSize.allCases {
      try expect(\.dynamicTypeSize, of: #""dynamicTypeSize": "\#(size.rawValue)""#, is: size)
    }
    for platform in Platform.allCases {
      try expect(\.platform, of: #""platform": "\#(platform.rawValue)""#, is: platform)
    }
    for idiom in UserInterfaceIdiom.allCases {
      try expect(
        \.userInterfaceIdiom,
        of: #""userInterfaceIdiom": "\#(idiom.rawValue)""#,
        is: idiom
      )
    }
    try expect(\.displayScale, of: #""displayScale": 1.5"#, is: 1.5)
    try expect(\.locale, of: #""locale": "ar""#, is: "ar")
    try expect(\.defaultPadding, of: #""defaultPadding": 20"#, is: 20)
  }

  @Test func theSystemIsStatedByItsNameOrByTheOlderOne() throws {
    for system in SystemVersion.allCases {
      #expect(try environment(#""system": "\#(system.rawValue)""#).system == system)
    }
    for system in [SystemVersion.iOS15, .iOS16, .iOS18] {
      let older = try environment(#""accessibilityGeneration": "\#(system.rawValue)""#)
      #expect(older.system == system)
    }
    #expect(try environment("").system == .iOS26)
  }

  @Test(arguments: TextMeasurerKind.allCases)
  func theWayToMeasureTextHoldsForTheWholeScreen(_ kind: TextMeasurerKind) {
    let file = SpecFile(#"{ "environment": { "text": "\#(kind.rawValue)" }, "view": [] }"#)
    #expect(file.specs.first?.textMeasurer == kind)
    #expect(SpecFile(#"{ "view": [] }"#).specs.first?.textMeasurer == .fixed)
  }

  @Test func controlsHaveTheMetricsOfTheirEnvironment() throws {
    let json = """
      { "environment": { "controlMetrics": { "switchWidth": 60 } },
        "view": { "type": "VStack", "children": [
          { "type": "Toggle", "isOn": true, "modifiers": [
            { "controlMetrics": { "switchHeight": 20 } },
            { "controlMetrics": { "switchHeight": 25, "switchWidth": 70 } } ] },
          { "type": "Toggle", "isOn": true } ] } }
      """
    let file = SpecFile(json)
    #expect(file.messages.isEmpty)
    let scene = try #require(file.specs.first?.scene)
    var sizes: [Size?] = []
    for case .image(_, let size, _) in scene.contents { sizes.append(size) }
    #expect(sizes == [Size(width: 70, height: 20), Size(width: 60, height: 28)])
  }

  @Test func everyTextStyleIsAFont() throws {
    for style in TextStyle.allCases {
      try expect(\.font, of: #""font": "\#(style.rawValue)""#, is: TextFont(size: .style(style)))
    }
  }

  @Test func systemFontsHaveASizeOrAStyle() throws {
    try expect(\.font, of: #""font": { "system": {} }"#, is: .body)
    try expect(
      \.font,
      of: #""font": { "system": { "size": 17 } }"#,
      is: TextFont(size: .points(17))
    )
    for weight in TextFont.Weight.allCases {
      try expect(
        \.font,
        of: #""font": { "system": { "style": "title", "weight": "\#(weight.rawValue)" } }"#,
        is: TextFont(size: .style(.title), weight: weight)
      )
    }
    for design in TextFont.Design.allCases {
      try expect(
        \.font,
        of: #""font": { "system": { "size": 1, "design": "\#(design.rawValue)" } }"#,
        is: TextFont(size: .points(1), design: design)
      )
    }
  }

  @Test func customFontsHaveANameAndASize() throws {
    try expect(
      \.font,
      of: #""font": { "custom": { "name": "Georgia", "size": 17.5, "weight": "bold" } }"#,
      is: TextFont(size: .points(17.5), weight: .bold, family: "Georgia")
    )
  }

  @Test func lineLimitsHaveManyForms() throws {
    try expect(\.lineLimit, of: #""lineLimit": null"#, is: .none)
    try expect(\.lineLimit, of: #""lineLimit": 2"#, is: LineLimit(maximum: 2))
    try expect(\.lineLimit, of: #""lineLimit": {}"#, is: .none)
    try expect(\.lineLimit, of: #""lineLimit": { "min": 2 }"#, is: LineLimit(minimum: 2))
    try expect(
      \.lineLimit,
      of: #""lineLimit": { "min": 1, "max": 3 }"#,
      is: LineLimit(minimum: 1, maximum: 3)
    )
    try expect(
      \.lineLimit,
      of: #""lineLimit": { "max": 3, "reservesSpace": true }"#,
      is: LineLimit(minimum: 3, maximum: 3)
    )
    try expect(
      \.lineLimit,
      of: #""lineLimit": { "max": 3, "reservesSpace": false }"#,
      is: LineLimit(maximum: 3)
    )
  }

  @Test func textsHaveTheirOtherValues() throws {
    for weight in TextFont.Weight.allCases {
      try expect(\.fontWeight, of: #""fontWeight": "\#(weight.rawValue)""#, is: weight)
    }
    try expect(\.fontWeight, of: #""bold": true"#, is: .bold)
    try expect(\.fontWeight, of: #""bold": false"#, is: nil)
    try expect(\.italic, of: #""italic": true"#, is: true)
    for mode in TruncationMode.allCases {
      try expect(\.truncationMode, of: #""truncationMode": "\#(mode.rawValue)""#, is: mode)
    }
    for alignment in TextAlignment.allCases {
      try expect(
        \.multilineTextAlignment,
        of: #""multilineTextAlignment": "\#(alignment.rawValue)""#,
        is: alignment
      )
    }
    try expect(\.lineSpacing, of: #""lineSpacing": 2.5"#, is: 2.5)
    try expect(\.minimumScaleFactor, of: #""minimumScaleFactor": 0.5"#, is: 0.5)
    try expect(\.minimumScaleFactor, of: #""minimumScaleFactor": 1"#, is: 1)
    try expect(\.allowsTightening, of: #""allowsTightening": true"#, is: true)
  }

  @Test func aReaderMayWantNothingToShineThrough() throws {
    let name = #""accessibilityReduceTransparency""#
    try expect(\.drawing.reducesTransparency, of: "\(name): true", is: true)
    try expect(\.drawing.reducesTransparency, of: "\(name): false", is: false)
  }

  @Test func everyValueOfTheVocabularyIsCoveredHere() {
    // A new environment value wants a test above.
    #expect(SpecVocabulary.environment.fields.count == 41)
  }
}

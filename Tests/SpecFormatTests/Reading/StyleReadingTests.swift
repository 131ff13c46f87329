import LayoutCore
import SpecFormat
import Testing

@Suite struct StyleReadingTests {
  /// A style as a spec writes it and as the tree has it.
  struct Form: Sendable, CustomTestStringConvertible {
    let json: String
    let style: StyleValue
    var testDescription: String { json }

    init(_ json: String, _ style: StyleValue) {
      self.json = json
      self.style = style
    }
  }

  private func modifier(_ json: String) throws -> ModifierContent {
    let scene = try LayoutScene.reading(
      views: #"{ "type": "Circle", "modifiers": [{ \#(json) }] }"#
    )
    guard case .modifier(let modifier) = scene.contents[0] else { throw Unexpected() }
    return modifier
  }

  private func check(_ form: Form) throws {
    guard case .fill(let style, FillValue()) = try modifier(#""fill": \#(form.json)"#) else {
      throw Unexpected()
    }
    #expect(style == form.style)
  }

  private static let red = ColorValue.system(.red)

  @Test(arguments: [
    Form(#""red""#, .color(red)), Form(#""secondary""#, .level(.secondary)),
    Form(#""bar""#, .material(.bar)), Form(#""tint""#, .semantic(.tint)),
    Form(#""brand""#, .color(ColorValue(.asset("brand")))),
    Form(##""#ff0000""##, .color(ColorValue(red: 1, green: 0, blue: 0))),
    Form(#"{ "name": "tint", "opacity": 0.5 }"#, StyleValue.tint.multiplyingOpacity(by: 0.5)),
    Form(#"{ "asset": "red" }"#, .color(ColorValue(.asset("red")))),
    Form(#"{ "color": "primary" }"#, .color(.system(.primary))),
    Form(#"{ "color": "red", "opacity": 0.5 }"#, .color(ColorValue(.system(.red), opacity: 0.5))),
    Form(
      ##"{ "color": "#ff000080", "opacity": 0.5 }"##,
      .color(ColorValue(red: 1, green: 0, blue: 0, opacity: 64 / 255))
    ),
    Form(
      #"{ "color": [1, 0.5, 0, 0.5], "opacity": 0.5 }"#,
      .color(ColorValue(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    ),
    Form(
      #"{ "color": [1.5, 0.5, -1], "colorSpace": "displayP3" }"#,
      .color(ColorValue(.components(ColorComponents(.displayP3, red: 1.5, green: 0.5, blue: -1))))
    ),
    Form(#"{ "gradient": "red" }"#, StyleValue(.standardGradient(red))),
  ])
  func colorsHaveManyForms(_ form: Form) throws { try check(form) }

  private static let gradient = GradientValue(colors: [red, .system(.blue)])
  private static let stops = GradientValue(
    stops: [GradientValue.Stop(color: red, location: 0.25)],
    mixingSpace: .perceptual
  )

  @Test(arguments: [
    Form(
      #"{ "linearGradient": { "colors": ["red", "blue"], "startPoint": "top", "endPoint": [1, 2] } }"#,
      StyleValue(.linearGradient(gradient, startPoint: .top, endPoint: UnitPoint(x: 1, y: 2)))
    ),
    Form(
      #"{ "linearGradient": { "stops": [{ "color": "red", "location": 0.25 }], "#
        + #""colorSpace": "perceptual", "startPoint": "top", "endPoint": "bottom" } }"#,
      StyleValue(.linearGradient(stops, startPoint: .top, endPoint: .bottom))
    ),
    Form(
      #"{ "radialGradient": { "colors": ["red", "blue"], "endRadius": 50 } }"#,
      StyleValue(.radialGradient(gradient, endRadius: 50))
    ),
    Form(
      #"{ "ellipticalGradient": { "colors": ["red", "blue"], "center": "top" } }"#,
      StyleValue(.ellipticalGradient(gradient, center: .top))
    ),
    Form(
      #"{ "angularGradient": { "colors": ["red", "blue"], "startAngle": 10, "endAngle": 90 } }"#,
      StyleValue(.angularGradient(gradient, startAngle: 10, endAngle: 90))
    ),
    Form(
      #"{ "conicGradient": { "colors": ["red", "blue"], "angle": -90 } }"#,
      StyleValue(.angularGradient(gradient, startAngle: -90, endAngle: 270))
    ),
    Form(
      #"{ "meshGradient": { "width": 1, "height": 2, "points": ["top", "bottom"], "#
        + #""colors": ["red", "blue"], "smoothsColors": false } }"#,
      StyleValue(
        .meshGradient(
          MeshGradientValue(
            width: 1,
            height: 2,
            points: [.top, .bottom],
            colors: [red, .system(.blue)],
            smoothsColors: false
          )
        )
      )
    ),
    Form(
      #"{ "image": { "image": "tile", "scale": 2 } }"#,
      StyleValue(.image(ImagePaintValue(image: "tile", scale: 2)))
    ),
  ])
  func gradientsAndImagesHaveTheirArguments(_ form: Form) throws { try check(form) }

  @Test func styleModifiersAreReadTogether() throws {
    let json = #"""
      "fill": { "name": "tint", "level": "tertiary", "opacity": 0.5, "blendMode": "screen",
        "shadows": [{ "radius": 2 }, { "kind": "inner", "color": "red", "radius": 1, "x": 3 }] }
      """#
    guard case .fill(let style, _) = try modifier(json) else { throw Unexpected() }
    #expect(style.paint == .semantic(.tint))
    #expect(style.level == .tertiary)
    #expect(style.opacity == 0.5)
    #expect(style.blendMode == .screen)
    #expect(
      style.shadows == [
        ShadowValue(radius: 2), ShadowValue(.inner, color: Self.red, radius: 1, x: 3),
      ]
    )
  }

  @Test func aLineHasAllOfItsStyle() throws {
    let json = #"""
      "stroke": { "style": "red", "lineWidth": 3, "lineCap": "round", "lineJoin": "bevel",
        "miterLimit": 2, "dash": [4, 0, 1], "dashPhase": -2, "antialiased": false }
      """#
    guard case .stroke("red", let stroke, isAntialiased: false) = try modifier(json) else {
      throw Unexpected()
    }
    #expect(
      stroke
        == StrokeValue(
          lineWidth: 3,
          lineCap: .round,
          lineJoin: .bevel,
          miterLimit: 2,
          dash: [4, 0, 1],
          dashPhase: -2
        )
    )
  }

  private static let effects: [(String, DrawingEffect)] = [
    (#""shadow": 4"#, .shadow(ShadowValue(radius: 4))),
    (
      #""shadow": { "color": "red", "radius": 4, "x": 1, "y": 2 }"#,
      .shadow(ShadowValue(color: red, radius: 4, x: 1, y: 2))
    ),
    (#""blur": 4"#, .blur(radius: 4, isOpaque: false)),
    (#""blur": { "radius": 4, "opaque": true }"#, .blur(radius: 4, isOpaque: true)),
    (#""brightness": 0.5"#, .brightness(0.5)), (#""contrast": 2"#, .contrast(2)),
    (#""saturation": 0"#, .saturation(0)), (#""grayscale": 1"#, .grayscale(1)),
    (#""hueRotation": { "degrees": 90 }"#, .hueRotation(degrees: 90)),
    (#""colorInvert": true"#, .colorInvert), (#""colorMultiply": "red""#, .colorMultiply(red)),
    (#""luminanceToAlpha": true"#, .luminanceToAlpha),
    (#""blendMode": "plusDarker""#, .blendMode(.plusDarker)),
    (#""compositingGroup": true"#, .compositingGroup),
    (#""renderingMode": "template""#, .renderingMode(.template)),
    (#""renderingMode": null"#, .renderingMode(nil)),
    (#""listRowBackground": "red""#, .listRowBackground("red")),
    (#""listRowBackground": null"#, .listRowBackground(nil)),
  ]

  @Test(arguments: Self.effects)
  func effectsHaveTheirArguments(_ json: String, _ expected: DrawingEffect) throws {
    guard case .drawing(let effect) = try modifier(json) else { throw Unexpected() }
    #expect(effect == expected)
  }

  private static let settings: [(String, EnvironmentSetting)] = [
    (#""foregroundStyle": "red""#, .foregroundStyle("red")),
    (
      #""foregroundStyle": ["red", "tint"]"#,
      .foregroundStyle(StyleValue(.levels(["red", "tint"])))
    ),
    (#""foregroundColor": null"#, .foregroundColor(nil)),
    (#""foregroundColor": "red""#, .foregroundColor(red)),
    (#""backgroundStyle": "red""#, .backgroundStyle("red")), (#""tint": null"#, .tint(nil)),
    (#""tint": { "gradient": "red" }"#, .tint(StyleValue(.standardGradient(red)))),
    (#""accentColor": "red""#, .accentColor(red)), (#""colorScheme": "dark""#, .colorScheme(.dark)),
    (#""colorSchemeContrast": "increased""#, .colorSchemeContrast(.increased)),
    (#""imageScale": "large""#, .imageScale(.large)),
    (#""symbolRenderingMode": "palette""#, .symbolRenderingMode(.palette)),
    (#""symbolRenderingMode": null"#, .symbolRenderingMode(nil)),
    (#""symbolVariant": "circle.fill""#, .symbolVariant([.circle, .fill])),
    (#""symbolVariant": "none""#, .symbolVariant([])),
    (#""underline": true"#, .underline(TextLineStyle())), (#""underline": false"#, .underline(nil)),
    (
      #""strikethrough": { "pattern": "dash", "color": "red" }"#,
      .strikethrough(TextLineStyle(pattern: .dash, color: red))
    ),
    (#""textCase": "uppercase""#, .textCase(.uppercase)), (#""textCase": null"#, .textCase(nil)),
    (#""baselineOffset": -4"#, .baselineOffset(-4)),
    (#""monospacedDigit": true"#, .monospacedDigit(true)),
    (#""monospaced": false"#, .monospaced(false)), (#""fontDesign": "serif""#, .fontDesign(.serif)),
    (#""fontDesign": null"#, .fontDesign(nil)),
    (#""fontWidth": 0.5"#, .fontWidth(TextFont.Width(0.5))),
    (#""fontWidth": "compressed""#, .fontWidth(.compressed)),
    (#""fontWidth": null"#, .fontWidth(nil)),
  ]

  @Test(arguments: Self.settings)
  func settingsAreModifiersAndEnvironmentValues(
    _ json: String,
    _ expected: EnvironmentSetting
  ) throws {
    guard case .environment(let change) = try modifier(json) else { throw Unexpected() }
    #expect(change.settings == [expected])
    guard case .environment(let change) = try modifier(#""environment": { \#(json) }"#) else {
      throw Unexpected()
    }
    #expect(change.settings == [expected])
    var expectedValues = EnvironmentValues()
    expected.apply(to: &expectedValues)
    let scene = try LayoutScene.reading(#"{ "environment": { \#(json) }, "view": [] }"#)
    #expect(scene.environment == expectedValues)
  }

  @Test func aNameCloseToAStylesIsQuestionedUnlessItIsLonger() {
    func messages(_ style: String) -> [String] {
      SpecFile(
        #"{ "view": { "type": "Circle", "modifiers": [{ "fill": \#(style) }] } }"#
      ).messages
    }
    #expect(
      messages(#""secondry""#) == [
        "1:55: warning: no style is named 'secondry'; it is taken for a color asset",
        #"hint: did you mean 'secondary'? If not, write { "asset": "secondry" }"#,
      ]
    )
    for style in [#""teal2""#, #""brandRed""#, #"{ "asset": "secondry" }"#] {
      #expect(messages(style) == [])
    }
  }

  @Test func aMaskBringsItsViewsAlong() throws {
    let scene = try LayoutScene.reading(
      views: #"""
        { "type": "Color", "modifiers": [
          { "mask": { "alignment": "top", "content": { "type": "Circle", "id": "mask" } } }
        ] }
        """#
    )
    guard case .modifier(.mask(alignment: .top)) = scene.contents[0] else { throw Unexpected() }
    #expect(Array(scene.tree.children(of: 0)).count == 2)
  }

  @Test func gradientsAreViews() throws {
    let scene = try LayoutScene.reading(
      views: #"""
        [
          { "type": "LinearGradient", "colors": [], "startPoint": "top", "endPoint": "bottom" },
          { "type": "RadialGradient", "colors": [], "endRadius": 1 },
          { "type": "EllipticalGradient", "colors": [] },
          { "type": "AngularGradient", "colors": [], "startAngle": 0, "endAngle": 1 },
          { "type": "MeshGradient", "width": 1, "height": 1, "points": ["top"], "colors": ["red"] },
          { "type": "Color", "color": [1, 0, 0], "opacity": 0.5 }
        ]
        """#
    )
    #expect(
      scene.contents.map(\.typeName) == [
        "LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient",
        "MeshGradient", "Color",
      ]
    )
    guard case .color(let style?) = scene.contents[5] else { throw Unexpected() }
    #expect(style == .color(ColorValue(red: 1, green: 0, blue: 0, opacity: 0.5)))
  }

  @Test func hugeStylesAreReadAndFoldedOnce() throws {
    let colors = Array(repeating: #""red""#, count: 50_000).joined(separator: ",")
    let json =
      #""fill": { "linearGradient": { "colors": [\#(colors)], "startPoint": "top", "endPoint": "bottom" } }"#
    guard case .fill(let style, _) = try modifier(json),
      case .linearGradient(let gradient, _, _) = style.paint
    else { throw Unexpected() }
    #expect(gradient.stops.count == 50_000)
  }
}

extension StyleValue {
  fileprivate static let tint = StyleValue.semantic(.tint)
}

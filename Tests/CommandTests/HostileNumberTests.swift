import Foundation
import Testing

/// Numbers that nobody means well with, anywhere: rows of `docs/RELIABILITY.md`.
@Suite struct HostileNumberTests {
  private static let magnitudes = ["0", "-1", "1e308", "-1e308", "5e-324"]

  @Test(arguments: magnitudes)
  func sizesOfAnyMagnitudeGiveNumbers(_ size: String) throws {
    let spec = """
      { "scene": { "width": 100, "height": 100 }, "view": { "type": "HStack", "spacing": \(size),
        "children": [
          { "type": "Color", "modifiers": [{ "padding": \(size) }] },
          { "type": "Text", "content": "a", "modifiers": [{ "offset": { "x": \(size) } },
            { "scaleEffect": \(size) }] },
          { "type": "Image", "size": [9, 9], "modifiers": [
            { "alignmentGuide": { "guide": "top", "value": "\(size) / (d.width - 9)" } }] } ] } }
      """
    let run = try Espalier.run("layout", input: spec)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains(/rame": \[[^\]]*null/), "\(run.output)")
    let outline = try Espalier.run("layout", "--format", "outline", input: spec)
    #expect(!outline.output.contains("nan"), "\(outline.output)")
  }

  /// Views and modifiers in which § is a number.
  private static let views = [
    #""type":"Image","size":[§,§]"#, #""type":"Spacer","minLength":§"#,
    #""type":"RoundedRectangle","cornerRadius":§,"inset":§"#,
    #""type":"Circle","trim":[§,§],"modifiers":[{"strokeBorder":{"style":"red","lineWidth":§}}]"#,
    ##""type":"Path","elements":[["move",§,§],["arc",§,§,§,§,§,true],["curve",§,0,0,§,§,§]]"##,
    #""type":"Canvas","draw":[{"fill":"Circle","in":[§,§,§,§]},{"stroke":"Capsule","lineWidth":§}]"#,
    #""type":"Canvas","draw":[{"layer":[{"scaleBy":§},{"rotateBy":§}],"draw":[{"fill":"Circle"}]}]"#,
    #""type":"ZStack","children":[{"type":"Color"}],"modifiers":[{"safeAreaPadding":§}]"#,
    #""type":"Grid","horizontalSpacing":§,"verticalSpacing":§,"children":[{"type":"Color"}]"#,
    #""type":"LazyVGrid","columns":[{"fixed":§},{"flexible":{"minimum":§,"maximum":§}}],"spacing":§"#,
    #""type":"LazyHGrid","rows":[{"adaptive":{"minimum":§}}],"children":[{"type":"Divider"}]"#,
    #""type":"ScrollView","scrollPosition":{"x":§,"y":§},"children":[{"type":"Color"}]"#,
    #""type":"Slider","value":§,"in":[0,1],"step":§"#, #""type":"Stepper","value":1,"in":[0,§]"#,
    #""type":"Gauge","value":§"#, #""type":"ProgressView","value":§,"total":§"#,
    #""type":"Text","content":"a","metrics":{"width":§,"height":§,"ascent":§,"descent":§}"#,
    #""type":"ForEach","data":§,"content":{"type":"Divider"}"#,
  ]

  private static let modifiers = [
    #""frame":{"width":§,"height":§}"#, #""frame":{"minWidth":§,"idealWidth":§,"maxWidth":§}"#,
    #""frame":{"minHeight":9,"maxHeight":§}"#, #""padding":§"#, #""offset":{"x":§,"y":§}"#,
    #""position":{"x":§,"y":§}"#, #""aspectRatio":{"ratio":§,"contentMode":"fit"}"#,
    #""aspectRatio":{"ratio":[§,1],"contentMode":"fill"}"#, #""layoutPriority":§"#,
    #""zIndex":§"#, #""opacity":§"#, #""rotationEffect":{"degrees":§}"#, #""scaleEffect":§"#,
    #""scaleEffect":{"x":§,"y":§,"anchor":[§,§]}"#,
    #""transformEffect":{"a":§,"b":§,"c":§,"d":§,"tx":§,"ty":§}"#,
    #""border":{"style":"red","width":§}"#, #""safeAreaPadding":{"edges":"top","length":§}"#,
    #""safeAreaInset":{"edge":"top","spacing":§,"content":{"type":"Color"}}"#,
    #""containerRelativeFrame":{"axes":"horizontal","count":2,"span":1,"spacing":§}"#,
    #""containerRelativeFrame":{"axes":"horizontal","count":§}"#, #""gridCellColumns":§"#,
    #""gridCellAnchor":[§,§]"#, #""font":{"system":{"size":§}}"#, #""lineSpacing":§"#,
    #""tracking":§"#, #""kerning":§"#, #""lineLimit":§"#, #""minimumScaleFactor":§"#,
    #""displayScale":§"#, #""defaultPadding":§"#, #""listRowSpacing":§"#, #""cornerRadius":§"#,
    #""listRowInsets":{"top":§,"leading":§}"#, #""accessibilitySortPriority":§"#,
    #""accessibilityActivationPoint":{"x":§,"y":§}"#, #""speechAdjustedPitch":§"#,
    #""alignmentGuide":{"guide":"top","value":"§ - d.height * §"}"#, #""badge":§"#,
  ]

  private static let scenes = [
    #""scene":{"width":§,"height":§}"#, #""scene":{"width":100,"height":100,"displayScale":§}"#,
    #""scene":{"width":100,"height":100,"safeArea":{"top":§,"leading":§},"keyboard":§}"#,
    #""proposal":{"width":§,"height":§}"#,
  ]

  private static var specs: [String] {
    let screen = #""scene":{"width":100,"height":100}"#
    let text = #"{"type":"Text","content":"a b"}"#
    return views.map { #"{\#(screen),"view":{"type":"HStack","children":[{\#($0)},\#(text)]}}"# }
      + modifiers.map {
        #"{\#(screen),"view":{"type":"List","children":["#
          + #"{"type":"Text","content":"a b","modifiers":[{\#($0)}]},\#(text)]}}"#
      }
      + scenes.map { #"{\#($0),"view":{"type":"VStack","children":[\#(text)]}}"# }
  }

  @Test(arguments: magnitudes)
  func numbersOfAnyMagnitudeAnywhereGiveNumbersOrAMessage(_ number: String) throws {
    let scratch = try ScratchFolder()
    for (index, spec) in Self.specs.enumerated() {
      try scratch.write("\(index).json", spec.replacing("§", with: number))
    }
    let run = try Espalier.run("layout", ".", in: scratch.path)
    let refused = run.errorLines.filter { $0.contains(": error: ") }
    #expect(run.status == (refused.isEmpty ? 0 : 65), "\(run.errors)")
    // Only what makes no sense is refused, so much is laid out.
    #expect(run.lines.count > Self.specs.count / 3, "\(run.errors)")
    for line in run.lines {
      // A proposal may have no length; anything else that is null was no number.
      #expect(!line.replacing(/"proposal":\[[^\]]*\]/, with: "").contains("null"), "\(line)")
    }
    let tree = try Espalier.run("accessibility", ".", in: scratch.path)
    #expect(tree.status == run.status)
    // Of an element that cannot be seen there is no visible part.
    #expect(!tree.output.replacing(/"visibleFrame":null/, with: "").contains("null"))
  }

  /// All of them on the screen, drawn with and without pixels.
  @Test(arguments: magnitudes, ["png", "svg", "pdf"])
  func numbersOfAnyMagnitudeArePicturesOrAMessage(_ number: String, _ format: String) throws {
    let scratch = try ScratchFolder()
    let specs = (Self.specs + Self.drawn).map { $0.replacing("§", with: number) }
    for (index, spec) in specs.enumerated() { try scratch.write("\(index).json", spec) }
    let run = try Espalier.run(
      "picture",
      ".",
      "--text",
      "fixed",
      "--display-scale",
      "1",
      "-q",
      "-o",
      "a.\(format)",
      in: scratch.path
    )
    #expect([0, 65].contains(run.status), "\(run.errors)")
    let pictures = scratch.files.filter { $0.hasPrefix("a-") }
    #expect(pictures.count > specs.count / 3, "\(run.errors)")
    let refused = run.errorLines.count { $0.contains(": error: ") }
    #expect(pictures.count + refused >= specs.count, "\(run.errors)")
  }

  /// Effects and paints in which § is a number.
  private static var drawn: [String] {
    [
      #""shadow":§"#, #""shadow":{"radius":§,"x":§,"y":§}"#, #""blur":§"#, #""brightness":§"#,
      #""contrast":§"#, #""saturation":§"#, #""grayscale":§"#, #""hueRotation":{"degrees":§}"#,
      #""colorMultiply":[§,§,§]"#, #""mask":{"content":{"type":"Color","modifiers":[{"blur":§}]}}"#,
      #""background":{"linearGradient":{"colors":["red","blue"],"startPoint":[§,§],"endPoint":[0,§]}}"#,
      #""background":{"radialGradient":{"colors":["red","blue"],"startRadius":§,"endRadius":§}}"#,
      #""background":{"angularGradient":{"colors":["red","blue"],"startAngle":§,"endAngle":§}}"#,
      #""background":{"conicGradient":{"stops":[{"color":"red","location":§}],"angle":§}}"#,
      #""background":{"color":[§,§,§,§],"opacity":§}"#,
      #""border":{"style":{"linearGradient":{"colors":["red"],"startPoint":[0,0],"endPoint":[1,§]}},"width":§}"#,
    ]
    .map {
      #"{"scene":{"width":100,"height":100},"view":{"type":"Circle","modifiers":[{\#($0)}]}}"#
    }
  }
}

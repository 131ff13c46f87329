import LayoutCore
import SpecFormat
import Testing

@Suite struct ViewReadingTests {
  /// What is read and what is expected are compared by how they print.
  private func expect(_ json: String, is contents: ViewContent...) throws {
    let scene = try LayoutScene.reading(views: json)
    #expect(scene.contents.map { "\($0)" } == contents.map { "\($0)" })
  }

  @Test func stacksHaveAlignmentAndSpacing() throws {
    try expect(#"{ "type": "HStack" }"#, is: .hStack(alignment: .center, spacing: nil))
    try expect(
      #"{ "type": "HStack", "alignment": "firstTextBaseline", "spacing": 8 }"#,
      is: .hStack(alignment: .firstTextBaseline, spacing: 8)
    )
    try expect(
      #"{ "type": "VStack", "alignment": "trailing", "spacing": null, "children": [] }"#,
      is: .vStack(alignment: .trailing, spacing: nil)
    )
    try expect(
      #"{ "type": "VStack", "spacing": -4, "children": [{ "type": "Divider" }] }"#,
      is: .vStack(alignment: .center, spacing: -4),
      .divider
    )
  }

  @Test func zStacksAlignOnBothAxes() throws {
    try expect(#"{ "type": "ZStack" }"#, is: .zStack(alignment: .center))
    for (name, alignment) in Alignment.named {
      try expect(
        #"{ "type": "ZStack", "alignment": "\#(name)" }"#,
        is: .zStack(alignment: alignment)
      )
    }
    try expect(
      #"{ "type": "ZStack", "alignment": { "horizontal": "leading" } }"#,
      is: .zStack(alignment: Alignment(horizontal: .leading, vertical: .center))
    )
    try expect(
      #"{ "type": "ZStack", "alignment": { "horizontal": "trailing", "vertical": "bottom" } }"#,
      is: .zStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom))
    )
  }

  @Test func otherContainersHoldTheirChildren() throws {
    try expect(
      #"{ "type": "Group", "children": [{ "type": "Divider" }, { "type": "EmptyView" }] }"#,
      is: .group,
      .divider,
      .emptyView
    )
    try expect(
      #"{ "type": "GeometryReader", "children": [{ "type": "Spacer" }] }"#,
      is: .geometryReader,
      .spacer(minLength: nil)
    )
  }

  @Test func viewsThatFitAreTestedOnBothAxesUnlessStated() throws {
    try expect(#"{ "type": "ViewThatFits" }"#, is: .viewThatFits(axes: [.horizontal, .vertical]))
    for (json, axes) in [
      (#""vertical""#, Axis.Set.vertical), (#"["horizontal"]"#, .horizontal), ("[]", []),
    ] {
      try expect(#"{ "type": "ViewThatFits", "in": \#(json) }"#, is: .viewThatFits(axes: axes))
    }
  }

  @Test func gridsHaveRowsThatMayAlignInTheirOwnWay() throws {
    try expect(
      #"""
      {
        "type": "Grid", "alignment": "topLeading", "horizontalSpacing": 4,
        "children": [
          { "type": "GridRow" }, { "type": "GridRow", "alignment": "bottom", "children": [] }
        ]
      }
      """#,
      is: .grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: nil),
      .gridRow(alignment: nil),
      .gridRow(alignment: .bottom)
    )
  }

  @Test func lazyGridsHaveItemsOfThreeKinds() throws {
    try expect(
      #"""
      {
        "type": "LazyVGrid", "alignment": "leading", "spacing": 4,
        "columns": [
          { "fixed": 80, "spacing": 2 }, { "flexible": {}, "alignment": "top" },
          { "flexible": { "minimum": 20, "maximum": 50 } }, { "adaptive": { "minimum": 30 } },
          { "adaptive": { "minimum": 30, "maximum": "inf" }, "spacing": null }
        ]
      }
      """#,
      is: .lazyVGrid(
        columns: [
          GridItem(.fixed(80), spacing: 2),
          GridItem(alignment: Alignment(horizontal: .center, vertical: .top)),
          GridItem(.flexible(minimum: 20, maximum: 50)), GridItem(.adaptive(minimum: 30)),
          GridItem(.adaptive(minimum: 30)),
        ],
        alignment: .leading,
        spacing: 4
      )
    )
    try expect(
      #"{ "type": "LazyHGrid", "rows": [{ "fixed": 0 }], "alignment": "bottom" }"#,
      is: .lazyHGrid(rows: [GridItem(.fixed(0))], alignment: .bottom, spacing: nil)
    )
  }

  @Test func aSpanMayBeAsLargeAsTheGridIsWithoutIt() throws {
    let cells = #"{ "type": "Color" }, { "type": "Color" }, { "type": "Color" }"#
    for span in [1, 3] {
      _ = try LayoutScene.reading(
        views: #"""
          {
            "type": "Grid",
            "children": [
              { "type": "GridRow", "children": [\#(cells)] },
              {
                "type": "GridRow",
                "children": [{ "type": "Color", "modifiers": [{ "gridCellColumns": \#(span) }] }]
              }
            ]
          }
          """#
      )
    }
  }

  @Test func leavesHaveTheirArguments() throws {
    try expect(#"{ "type": "Text", "content": "خبز 🥑" }"#, is: .text("خبز 🥑"))
    try expect(#"{ "type": "Text", "content": "" }"#, is: .text(""))
    try expect(#"{ "type": "Spacer", "minLength": 0 }"#, is: .spacer(minLength: 0))
    try expect(#"{ "type": "Color" }"#, is: .color(nil))
    try expect(#"{ "type": "Color", "name": "green" }"#, is: .color("green"))
    try expect(#"{ "type": "Canvas", "name": "chart" }"#, is: .canvas("chart"))
    try expect(
      #"{ "type": "Image", "name": "star", "size": [20, 18.5] }"#,
      is: .image(name: "star", size: Size(width: 20, height: 18.5), capInsets: nil)
    )
  }

  @Test func imagesMayBeResizable() throws {
    let size = Size(width: 20, height: 20)
    try expect(
      #"{ "type": "Image", "size": [20, 20], "resizable": true }"#,
      is: .image(name: nil, size: size, capInsets: EdgeInsets())
    )
    try expect(
      #"{ "type": "Image", "size": [20, 20], "resizable": false }"#,
      is: .image(name: nil, size: size, capInsets: nil)
    )
    try expect(
      #"{ "type": "Image", "size": [20, 20], "resizable": { "capInsets": { "leading": 4 } } }"#,
      is: .image(
        name: nil,
        size: size,
        capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
      )
    )
  }

  @Test func shapesHaveTheirArguments() throws {
    let shapes: [(String, BasicShape)] = [
      ("Rectangle", .rectangle), ("Circle", .circle), ("Ellipse", .ellipse), ("Capsule", .capsule),
      ("Path", .path([])),
    ]
    for (name, shape) in shapes { try expect(#"{ "type": "\#(name)" }"#, is: .shape(shape)) }
    try expect(
      #"{ "type": "RoundedRectangle", "cornerRadius": 8 }"#,
      is: .shape(.roundedRectangle(cornerSize: Size(width: 8, height: 8)))
    )
    try expect(
      #"{ "type": "RoundedRectangle", "cornerRadius": [8, 4] }"#,
      is: .shape(.roundedRectangle(cornerSize: Size(width: 8, height: 4)))
    )
  }

  @Test func pathsHaveEveryStep() throws {
    try expect(
      """
      { "type": "Path", "elements": [
        ["move", 1, 2], ["line", 3, 4], ["quadCurve", 5, 6, 7, 8],
        ["curve", 1, 2, 3, 4, 5, 6], ["arc", 1, 2, 3, 0, 90.5, true],
        ["arc", 1, 2, 3, 0, 90.5, false], ["rect", 1, 2, 3, 4], ["ellipse", 1, 2, 3, 4], ["close"]
      ] }
      """,
      is: .shape(
        .path([
          .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
          .quadCurve(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8)),
          .curve(
            to: Point(x: 1, y: 2),
            control1: Point(x: 3, y: 4),
            control2: Point(x: 5, y: 6)
          ),
          .arc(center: Point(x: 1, y: 2), radius: 3, start: 0, end: 90.5, clockwise: true),
          .arc(center: Point(x: 1, y: 2), radius: 3, start: 0, end: 90.5, clockwise: false),
          .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
          .ellipse(Rect(x: 1, y: 2, width: 3, height: 4)), .close,
        ])
      )
    )
  }

  @Test func measuredTextsFallBackFromOneMeasureToTheNext() throws {
    func measured(_ metrics: String) throws -> MeasuredText {
      let scene = try LayoutScene.reading(
        views: #"{ "type": "Text", "content": "a", "metrics": { \#(metrics) } }"#
      )
      guard case .measuredText("a", let text) = scene.contents[0] else {
        throw Unexpected()
      }
      return text
    }
    let full = try measured(
      """
      "width": 85.5, "height": 40, "firstBaseline": 16, "lastBaseline": 36, "ascent": 17,
      "descent": 4, "leading": 1, "capHeight": 12,
      "narrower": [{ "width": 20, "height": 80 }, { "width": 40, "height": 60, "lastBaseline": 56 }]
      """
    )
    #expect(full.natural.size == Size(width: 85.5, height: 40))
    #expect(full.natural.lastBaseline == 36)
    #expect(full.firstBaseline == 16)
    #expect(full.metrics == FontMetrics(ascent: 17, descent: 4, leading: 1, capHeight: 12))
    #expect(full.narrower.map(\.size.width) == [40, 20])
    #expect(full.narrower.map(\.lastBaseline) == [56, 36])
    #expect(full.natural.lineCount == 1)
    #expect(full.narrower.map(\.lineCount) == [nil, nil])

    let counted = try measured(
      #""width": 9, "height": 40, "lineCount": 2, "narrower": [{ "width": 8, "height": 9, "lineCount": 3 }]"#
    )
    #expect(counted.natural.lineCount == 2)
    #expect(counted.narrower.map(\.lineCount) == [3])

    let byAscent = try measured(#""width": 85.5, "height": 20, "ascent": 17"#)
    #expect(byAscent.firstBaseline == 17)
    #expect(byAscent.natural.lastBaseline == 17)

    let byBaseline = try measured(#""width": 85.5, "height": 20, "firstBaseline": 15"#)
    #expect(byBaseline.natural.lastBaseline == 15)
    #expect(byBaseline.metrics.ascent == 15)

    let bare = try measured(#""width": 85.5, "height": 20"#)
    let body = FontMetrics.system(size: 17)
    #expect(bare.firstBaseline == body.ascent)
    #expect(bare.metrics.descent == body.descent)
  }

  @Test func aListOfViewsIsThereAsItIsWritten() throws {
    try expect(
      #"[{ "type": "Divider" }, { "type": "Spacer" }]"#,
      is: .divider,
      .spacer(minLength: nil)
    )
    try expect("[]")
  }

  @Test func everyObjectMayCarryAComment() throws {
    let scene = try LayoutScene.reading(
      """
      { "comment": "a", "scene": { "comment": "b", "safeArea": { "comment": "c" } },
        "environment": { "comment": "d", "locale": "ar" },
        "alignments": { "comment": "e" }, "definitions": { "comment": "f" },
        "view": { "type": "Text", "comment": "g", "content": "h", "id": "text",
          "metrics": { "comment": "i", "width": 4, "height": 4 },
          "modifiers": [
            { "comment": "j", "padding": { "comment": "k" } },
            { "font": { "comment": "l", "system": { "comment": "m", "size": 4 } } }
          ] },
        "expect": { "comment": "n", "frames": { "comment": "o", "text": [0, 0, 1, 1] },
          "guides": { "text": { "comment": "p", "top": 0 } }, "rightToLeft": { "comment": "q" } } }
      """
    )
    #expect(scene.contents.count == 3)
  }

  @Test func modifiersAreAroundTheirViewTheLastOutermost() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "Divider", "id": "line", "modifiers": [
          { "opacity": 0.1, "id": "inner" }, { "opacity": 0.2, "id": "outer" }
        ] }
        """
    )
    #expect(
      scene.contents.map { "\($0)" } == [
        "\(ViewContent.modifier(.opacity(0.2)))", "\(ViewContent.modifier(.opacity(0.1)))",
        "\(ViewContent.divider)",
      ]
    )
    #expect((0..<3).map { scene.tree.identifier(of: $0) } == ["outer", "inner", "line"])
  }
}

/// Something is not as a test expects.
struct Unexpected: Error {}

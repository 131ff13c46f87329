import LayoutCore
import SpecFormat
import Testing

@Suite struct ModifierReadingTests {
  /// A modifier as a spec writes it and as the tree has it.
  struct Form: Sendable, CustomTestStringConvertible {
    let json: String
    let modifier: ModifierContent
    var testDescription: String { json }

    init(_ json: String, _ modifier: ModifierContent) {
      self.json = json
      self.modifier = modifier
    }
  }

  private func modifier(_ json: String) throws -> ModifierContent {
    let scene = try LayoutScene.reading(views: #"{ "type": "Color", "modifiers": [{ \#(json) }] }"#)
    guard case .modifier(let modifier) = scene.contents[0] else { throw Unexpected() }
    return modifier
  }

  private func check(_ form: Form) throws {
    #expect("\(try modifier(form.json))" == "\(form.modifier)")
  }

  @Test(arguments: [
    Form(#""padding": {}"#, .padding(edges: .all, length: nil)),
    Form(#""padding": 8"#, .padding(edges: .all, length: 8)),
    Form(#""padding": -8.5"#, .padding(edges: .all, length: -8.5)),
    Form(#""padding": { "length": 8 }"#, .padding(edges: .all, length: 8)),
    Form(#""padding": { "edges": "top" }"#, .padding(edges: .top, length: nil)),
    Form(#""padding": { "edges": "all", "length": 8 }"#, .padding(edges: .all, length: 8)),
    Form(#""padding": { "edges": "horizontal" }"#, .padding(edges: .horizontal, length: nil)),
    Form(#""padding": { "edges": ["vertical"] }"#, .padding(edges: .vertical, length: nil)),
    Form(
      #""padding": { "edges": ["top", "trailing"], "length": 1 }"#,
      .padding(edges: [.top, .trailing], length: 1)
    ),
    Form(#""padding": { "edges": [] }"#, .padding(edges: [], length: nil)),
    Form(
      #""padding": { "edges": ["top", "top", "vertical"] }"#,
      .padding(edges: .vertical, length: nil)
    ),
    Form(
      #""padding": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 }"#,
      .paddingInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ),
    Form(
      #""padding": { "bottom": 3 }"#,
      .paddingInsets(EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0))
    ),
  ])
  func paddingHasManyForms(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(#""gridCellColumns": 3"#, .gridCellColumns(3)),
    Form(#""gridCellAnchor": "topTrailing""#, .gridCellAnchor(UnitPoint(x: 1, y: 0))),
    Form(#""gridCellAnchor": [0.25, 2]"#, .gridCellAnchor(UnitPoint(x: 0.25, y: 2))),
    Form(#""gridCellUnsizedAxes": "horizontal""#, .gridCellUnsizedAxes(.horizontal)),
    Form(
      #""gridCellUnsizedAxes": ["horizontal", "vertical"]"#,
      .gridCellUnsizedAxes([.horizontal, .vertical])
    ),
    Form(#""gridColumnAlignment": "trailing""#, .gridColumnAlignment(.trailing)),
  ])
  func cellsOfAGridSayWhatTheyNeed(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(#""frame": {}"#, .frame(width: nil, height: nil, alignment: .center)),
    Form(#""frame": { "width": 20 }"#, .frame(width: 20, height: nil, alignment: .center)),
    Form(
      #""frame": { "height": 20.5, "alignment": "topLeading" }"#,
      .frame(width: nil, height: 20.5, alignment: .topLeading)
    ),
    Form(
      #""frame": { "maxWidth": "inf" }"#,
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: .center)
    ),
    Form(
      #""frame": { "minWidth": 1, "idealWidth": 2, "maxWidth": 3, "alignment": "topLeading" }"#,
      .flexibleFrame(
        FlexibleFrame(minWidth: 1, idealWidth: 2, maxWidth: 3),
        alignment: .topLeading
      )
    ),
    Form(
      #""frame": { "minHeight": 0, "idealHeight": "inf", "maxHeight": "inf" }"#,
      .flexibleFrame(
        FlexibleFrame(minHeight: 0, idealHeight: .infinity, maxHeight: .infinity),
        alignment: .center
      )
    ),
  ])
  func framesAreFixedOrFlexible(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(#""fixedSize": {}"#, .fixedSize(horizontal: true, vertical: true)),
    Form(#""fixedSize": { "horizontal": true }"#, .fixedSize(horizontal: true, vertical: false)),
    Form(
      #""fixedSize": { "horizontal": false, "vertical": false }"#,
      .fixedSize(horizontal: false, vertical: false)
    ),
    Form(#""aspectRatio": { "contentMode": "fit" }"#, .aspectRatio(nil, .fit)),
    Form(#""aspectRatio": { "ratio": null, "contentMode": "fill" }"#, .aspectRatio(nil, .fill)),
    Form(#""aspectRatio": { "ratio": 1.5, "contentMode": "fit" }"#, .aspectRatio(1.5, .fit)),
    Form(#""aspectRatio": { "ratio": [4, 2], "contentMode": "fit" }"#, .aspectRatio(2, .fit)),
    Form(#""scaledToFit": true"#, .aspectRatio(nil, .fit)),
    Form(#""scaledToFill": true"#, .aspectRatio(nil, .fill)),
    Form(#""layoutPriority": -1"#, .layoutPriority(-1)),
    Form(#""zIndex": 2"#, .zIndex(2)),
    Form(#""opacity": 0.5"#, .opacity(0.5)),
    Form(#""offset": { "x": 4 }"#, .offset(Point(x: 4, y: 0))),
    Form(#""offset": {}"#, .offset(Point(x: 0, y: 0))),
    Form(#""position": { "x": 4, "y": -2 }"#, .position(Point(x: 4, y: -2))),
    Form(#""hidden": true"#, .hidden),
    Form(#""clipped": true"#, .clipped),
  ])
  func layoutModifiersHaveTheirArguments(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(#""ignoresSafeArea": {}"#, .ignoresSafeArea(.all, edges: .all)),
    Form(
      #""ignoresSafeArea": { "regions": "keyboard", "edges": ["top", "leading"] }"#,
      .ignoresSafeArea(.keyboard, edges: [.top, .leading])
    ),
    Form(#""safeAreaPadding": {}"#, .safeAreaPadding(edges: .all, length: nil)),
    Form(#""safeAreaPadding": 4"#, .safeAreaPadding(edges: .all, length: 4)),
    Form(
      #""safeAreaPadding": { "leading": 4 }"#,
      .safeAreaPaddingInsets(EdgeInsets(leading: 4))
    ),
    Form(
      #""safeAreaInset": { "edge": "top", "content": [] }"#,
      .safeAreaInset(edge: .top, alignment: .horizontalCenter, spacing: nil)
    ),
    Form(
      #""safeAreaInset": { "edge": "leading", "alignment": "top", "spacing": 2, "content": [] }"#,
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 2)
    ),
    Form(
      #""background": { "style": "red", "ignoresSafeAreaEdges": "top" }"#,
      .backgroundStyle("red", ignoresSafeAreaEdges: .top)
    ),
  ])
  func safeAreasAreIgnoredAndAddedTo(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(#""overlay": "red""#, .overlayStyle("red")),
    Form(#""overlay": { "style": "red" }"#, .overlayStyle("red")),
    Form(#""overlay": { "style": "red", "in": "Circle" }"#, .overlayShape("red", .circle)),
    Form(#""overlay": { "content": [] }"#, .overlay(alignment: .center)),
    Form(#""background": "red""#, .backgroundStyle("red")),
    Form(#""background": { "style": "red" }"#, .backgroundStyle("red")),
    Form(
      #""background": { "style": "red", "in": { "type": "RoundedRectangle", "cornerRadius": 8 } }"#,
      .backgroundShape("red", .roundedRectangle(cornerSize: Size(width: 8, height: 8)))
    ),
    Form(
      #""background": { "content": [], "alignment": "topLeading" }"#,
      .background(alignment: .topLeading)
    ),
    Form(#""border": "red""#, .border("red", width: 1)),
    Form(#""border": { "style": "red", "width": 2 }"#, .border("red", width: 2)),
    Form(#""clipShape": "Capsule""#, .clipShape(.capsule)),
    Form(#""clipShape": "Path""#, .clipShape(.path([]))),
    Form(#""clipShape": { "type": "Ellipse" }"#, .clipShape(.ellipse)),
    Form(
      #""clipShape": { "type": "Path", "elements": [["close"]] }"#,
      .clipShape(.path([.close]))
    ),
    Form(#""fill": "red""#, .fill("red")),
    Form(#""foregroundStyle": "red""#, .foregroundStyle("red")),
    Form(#""stroke": "red""#, .stroke("red", StrokeValue())),
    Form(
      #""stroke": { "style": "red", "lineWidth": 2 }"#,
      .stroke("red", StrokeValue(lineWidth: 2))
    ),
    Form(#""strokeBorder": "red""#, .strokeBorder("red", StrokeValue())),
    Form(
      #""strokeBorder": { "style": "red", "lineWidth": 0 }"#,
      .strokeBorder("red", StrokeValue(lineWidth: 0))
    ),
  ])
  func drawingModifiersHaveTheirArguments(_ form: Form) throws { try check(form) }

  @Test(arguments: [
    Form(
      #""rotationEffect": { "degrees": 45 }"#,
      .rotationEffect(degrees: 45, anchor: .center)
    ),
    Form(
      #""rotationEffect": { "degrees": -45, "anchor": "topLeading" }"#,
      .rotationEffect(degrees: -45, anchor: UnitPoint(x: 0, y: 0))
    ),
    Form(
      #""rotationEffect": { "degrees": 0, "anchor": [0.25, 2] }"#,
      .rotationEffect(degrees: 0, anchor: UnitPoint(x: 0.25, y: 2))
    ),
    Form(#""scaleEffect": 2"#, .scaleEffect(x: 2, y: 2, anchor: .center)),
    Form(#""scaleEffect": { "x": 2 }"#, .scaleEffect(x: 2, y: 1, anchor: .center)),
    Form(
      #""scaleEffect": { "y": -1, "anchor": "bottom" }"#,
      .scaleEffect(x: 1, y: -1, anchor: UnitPoint(x: 0.5, y: 1))
    ),
    Form(
      #""transformEffect": {}"#,
      .transformEffect(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    ),
    Form(
      #""transformEffect": { "a": 2, "b": 3, "c": 4, "d": 5, "tx": 6, "ty": 7 }"#,
      .transformEffect(AffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    ),
  ])
  func effectsHaveTheirArguments(_ form: Form) throws { try check(form) }

  @Test func everyUnitPointHasItsName() throws {
    for (name, point) in UnitPoint.named {
      try check(
        Form(
          #""scaleEffect": { "anchor": "\#(name)" }"#,
          .scaleEffect(x: 1, y: 1, anchor: point)
        )
      )
    }
  }

  @Test func contentIsBesideTheViewItBelongsTo() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "Divider", "modifiers": [
          { "overlay": { "content": { "type": "Text", "content": "a" } } },
          { "background": { "content": [
            { "type": "Text", "content": "b" }, { "type": "Text", "content": "c" }
          ] } }
        ] }
        """
    )
    #expect(scene.texts == ["a", "b", "c"])
    let background = Array(scene.tree.children(of: 0))
    #expect(background.count == 3)
    #expect(Array(scene.tree.children(of: background[0])).count == 2)
  }

  @Test func alignmentGuidesTakeNumbersAndExpressions() throws {
    for (value, expected) in [("4", 4.0), ("\"d.width / 2 + d[.bottom]\"", 40)] {
      let modifier = try modifier(#""alignmentGuide": { "guide": "top", "value": \#(value) }"#)
      guard case .alignmentGuide(.top, let closure) = modifier else { throw Unexpected() }
      let size = Size(width: 40, height: 20)
      #expect(closure.value(ViewDimensions(size: size, source: nil)) == expected)
    }
  }

  @Test func theCenterGuidesAreToldApartByTheirAxis() throws {
    for (axis, key) in [
      ("horizontal", AlignmentKey.horizontalCenter), ("vertical", .verticalCenter),
    ] {
      let modifier = try modifier(
        #""alignmentGuide": { "guide": "center", "axis": "\#(axis)", "value": 0 }"#
      )
      guard case .alignmentGuide(key, _) = modifier else { throw Unexpected() }
    }
  }
}

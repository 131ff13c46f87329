import LayoutCore

/// The screens whose exports the tests know by heart.
enum SampleScenes {
  /// Two texts in a padded row.
  static let row = LayoutScene(host: .size(Size(width: 200, height: 100))) {
    $0.add(.padding(edges: .all, length: 10)) {
      $0.add(.hStack(alignment: .center, spacing: 8), id: "row") {
        $0.leaf(.text("Avocado"), id: "name")
        $0.leaf(.text("3/4"))
      }
    }
  }

  /// A scaled picture with a badge over its corner, in a layout from right to left.
  static let badge = LayoutScene(
    host: .size(Size(width: 100, height: 100)),
    safeArea: EdgeInsets(top: 20),
    direction: .rightToLeft
  ) {
    $0.add(.zIndex(2)) {
      $0.add(.overlay(alignment: .topLeading), id: "badged") {
        $0.add(.scaleEffect(x: 0.5, y: 0.5, anchor: .center)) {
          $0.leaf(
            .image(name: "toast", size: Size(width: 40, height: 20), capInsets: nil),
            id: "toast"
          )
        }
        $0.box(8, 8)
      }
    }
  }

  /// A bar at the bottom of the screen, whose style runs on below it.
  static let bar = LayoutScene(
    host: .size(Size(width: 100, height: 100)),
    safeArea: EdgeInsets(top: 20, bottom: 10)
  ) {
    $0.add(.safeAreaInset(edge: .bottom, alignment: .horizontalCenter, spacing: 5)) {
      $0.leaf(.color("green"), id: "content")
      $0.add(.backgroundStyle("thinMaterial")) { $0.box(100, 15) }
    }
  }

  /// Something that covers the screen.
  static let covered = LayoutScene(host: .size(Size(width: 100, height: 100))) {
    $0.add(.presentation(Presentation(.sheet, .everything)), id: "sheet") {
      $0.leaf(.color("green"))
      $0.leaf(.color("red"), id: "front")
    }
  }

  /// A list behind the bars of the screen, scrolled by half a row.
  static let scroll = LayoutScene(
    host: .size(Size(width: 100, height: 100)),
    safeArea: EdgeInsets(top: 20)
  ) {
    $0.add(.scrollView(axes: .vertical, position: ScrollPosition(y: 20)), id: "list") {
      $0.box(100, 40)
      $0.box(100, 80)
    }
  }

  /// A text that has room for two of its lines.
  static let truncated = LayoutScene(host: .proposal(ProposedViewSize(width: 90, height: nil))) {
    let twoLines = EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 2) }
    $0.add(.environment(twoLines)) {
      $0.leaf(.text("Almond Butter, \"Bread\" and Red Pepper Flakes"), id: "toppings")
    }
  }

  /// Columns that meet at a guide of their own.
  static func columns(_ direction: LayoutDirection) -> LayoutScene {
    LayoutScene(
      host: .size(Size(width: 375, height: 667)),
      safeArea: EdgeInsets(top: 47, bottom: 34),
      keyboardHeight: 300,
      direction: direction
    ) {
      let middle = $0.alignment("midStarAndTitle", axis: .vertical) {
        $0[VerticalAlignment.bottom]
      }
      let inTheMiddle = ModifierContent.alignmentGuide(middle.key) {
        $0[VerticalAlignment.bottom] / 2
      }
      $0.add(.background(alignment: .center)) {
        $0.add(.padding(edges: .all, length: 10), id: "padded") {
          $0.add(.hStack(alignment: VerticalAlignment(middle), spacing: 8), id: "cell") {
            $0.add(.vStack(alignment: .center, spacing: 0)) {
              $0.add(inTheMiddle) { $0.leaf(.text("★★★★★"), id: "stars") }
              $0.leaf(.text("5 stars"))
            }
            $0.add(.vStack(alignment: .leading, spacing: 0), id: "details") {
              $0.add(inTheMiddle) { $0.leaf(.text("Avocado Toast"), id: "title") }
              $0.add(.overlay(alignment: .topLeading)) {
                $0.leaf(.text("Ingredients: Avocado, Almond Butter, Bread, Red Pepper Flakes"))
                $0.add(.zIndex(1)) { $0.leaf(.color("green")) }
              }
            }
          }
        }
        $0.leaf(.shape(.roundedRectangle(cornerSize: Size(width: 8, height: 8))), id: "card")
      }
    }
  }

  /// A stroked shape.
  static let ring = LayoutScene(host: .size(Size(width: 60, height: 60))) {
    $0.add(.stroke("red", StrokeValue(lineWidth: 4))) {
      $0.leaf(.shape(.inset(.circle, by: 5)), id: "ring")
    }
  }

  /// A canvas that draws a symbol in a copied context.
  static let sketch = LayoutScene(host: .size(Size(width: 60, height: 60))) {
    var dot = ViewTreeBuilder()
    dot.leaf(.image(name: nil, size: Size(width: 4, height: 4), capInsets: nil))
    let drawn = CanvasDrawing.Item(id: "drawn", .draw(0, at: { _ in .zero }, anchor: .center))
    let drawing = CanvasDrawing(
      symbols: [CanvasDrawing.Symbol(name: "dot", tree: dot.finish())],
      items: [CanvasDrawing.Item(.context([.translate { _ in Point(x: 10, y: 20) }], [drawn]))]
    )
    $0.leaf(.canvas("sketch", drawing), id: "sketch")
  }

  /// A shape with lines, areas and effects of its own, in an environment that says how it looks.
  static let styled = LayoutScene(host: .size(Size(width: 60, height: 60))) {
    let gradient = GradientValue(colors: [.system(.red), ColorValue(red: 0, green: 0, blue: 1)])
    let settings = EnvironmentChange(
      name: "environment",
      settings: [.tint(nil), .underline(TextLineStyle(pattern: .dot))]
    ) { _ in }
    $0.add(.environment(settings)) {
      $0.add(.setting(.colorScheme(.dark))) {
        $0.add(.drawing(.shadow(ShadowValue(radius: 4, y: 2)))) {
          $0.add(.fill(StyleValue(.standardGradient(.system(.red))), FillValue(isEOFilled: true))) {
            $0.leaf(.shape(.circle), id: "circle")
          }
        }
      }
    }
    $0.leaf(.color(StyleValue(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))))
    let whole: CanvasDrawing.Value<Rect> = { Rect(origin: .zero, size: $0.size) }
    let drawing = CanvasDrawing(items: [
      CanvasDrawing.Item(
        .fillPath(.circle, whole, with: .style("red"), style: FillValue(isAntialiased: false))
      ),
      CanvasDrawing.Item(
        .strokePath(
          .circle,
          whole,
          lineWidth: { _ in 2 },
          with: .style("blue"),
          style: StrokeValue(lineCap: .round)
        )
      ),
    ])
    $0.leaf(.canvas(nil, drawing), id: "canvas")
  }

  /// What stands in place of a view.
  static let placeholder = LayoutScene(host: .size(Size(width: 60, height: 60))) {
    $0.add(.annotation(image, bringsViews: false)) { $0.leaf(.color(nil), id: "image") }
  }

  /// A view that could not be compiled.
  static let image = ViewPlaceholder(
    .view,
    "KFImage",
    reason: "no module Kingfisher",
    file: "Card.swift",
    line: 12,
    column: 5
  )

  /// A value that could not be compiled, and that code decides by.
  static var title: ViewPlaceholder {
    var title = image
    (title.kind, title.title, title.line) = (.value, "profile.title", 14)
    title.decides = true
    return title
  }

  static let all = [
    covered, placeholder,
    row, badge, bar, scroll, ring, sketch, styled, truncated, columns(.leftToRight),
    columns(.rightToLeft),
  ]
}

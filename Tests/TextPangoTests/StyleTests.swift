import LayoutCore
import Testing
import TextPango

/// Fonts as screens ask for them.
@Suite struct StyleTests {
  @Test(arguments: DynamicTypeSize.allCases)
  func everyStyleIsAsWideAsItsPointSizeMakesIt(_ typeSize: DynamicTypeSize) {
    for style in TextStyle.allCases {
      let size = style.metrics(platform: .iOS, dynamicTypeSize: typeSize).size
      let weight = style.weight(platform: .iOS)
      let styled = Measuring.width("Avocado") {
        $0.font = TextFont(size: .style(style))
        $0.dynamicTypeSize = typeSize
      }
      let sized = Measuring.width("Avocado") {
        $0.font = TextFont(size: .points(size), weight: weight)
      }
      #expect(styled == sized, "\(style)")
    }
  }

  @Test func heavierWeightsAreWider() {
    let widths = TextFont.Weight.allCases.map { weight in
      Measuring.width("Avocado") { $0.fontWeight = weight }
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == TextFont.Weight.allCases.count)
  }

  @Test func widthsGrowSteadilyWithTheSize() {
    // Neither the tracking's table nor the change to letters for large text leaps.
    let widths = stride(from: 8.0, through: 60, by: 0.25).map { size in
      Measuring.width("Avocado Toast") { $0.font = TextFont(size: .points(size)) }
    }
    for (smaller, larger) in zip(widths, widths.dropFirst()) {
      #expect(larger > smaller - 0.6)
      #expect(larger - smaller < 6)
    }
  }

  @Test func designsHaveFontsOfTheirOwn() {
    func width(_ text: String, _ design: TextFont.Design) -> Double {
      Measuring.width(text) { $0.font = TextFont(size: .points(17), design: design) }
    }
    #expect(width("iiii", .monospaced) == width("mmmm", .monospaced))
    #expect(width("iiii", .default) < width("mmmm", .default))
    #expect(width("Toast", .rounded) == width("Toast", .default))
    #expect(width("Toast", .serif) != width("Toast", .default))
  }

  @Test func aCustomFamilyHasItsOwnVerticalMeasures() {
    let text = Measuring.shape("Toast") {
      $0.font = TextFont(size: .points(10), family: "noto sans")
    }
    #expect(abs(text.metrics.ascent - 10.69) < 1e-3)
    #expect(abs(text.metrics.descent - 2.93) < 1e-3)
  }

  @Test func fallbackFontsDoNotChangeTheHeightOfLines() {
    for text in ["خبزة", "日本", "ไทย", "नमस्ते", "👩‍🚀"] {
      let metrics = Measuring.shape(text) { $0.font = TextFont(size: .points(17)) }.metrics
      #expect(metrics == FontMetrics.system(size: 17), "\(text)")
    }
  }

  @Test func hugeSizesAreFinite() {
    let text = Measuring.shape("Hi") { $0.font = TextFont(size: .points(1e300)) }
    #expect(text.measure(TextRequest(width: .infinity)).width.isFinite)
  }
}

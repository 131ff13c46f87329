import LayoutCore
import Testing

@Suite struct FontTests {
  private static func sizes(
    _ platform: Platform,
    _ size: DynamicTypeSize = .large
  ) -> [Double] {
    TextStyle.allCases.map { $0.metrics(platform: platform, dynamicTypeSize: size).size }
  }

  @Test func stylesHavePublishedSizes() {
    #expect(Self.sizes(.iOS) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(Self.sizes(.iOS, .xSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    #expect(Self.sizes(.iOS, .accessibility5) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    #expect(Self.sizes(.macOS) == [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10])
    #expect(Self.sizes(.macOS, .accessibility5) == Self.sizes(.macOS))
    #expect(Self.sizes(.visionOS) == Self.sizes(.iOS))
  }

  @Test(arguments: Platform.allCases)
  func bodyHasThePlatformsSize(_ platform: Platform) {
    var environment = EnvironmentValues()
    environment.platform = platform
    #expect(TextFont.body.pointSize(in: environment) == platform.textSizes.body)
  }

  @Test(arguments: TextStyle.allCases)
  func sizesGrowWithDynamicType(_ style: TextStyle) {
    for platform in Platform.allCases {
      let metrics = DynamicTypeSize.allCases.map {
        style.metrics(platform: platform, dynamicTypeSize: $0)
      }
      for (small, large) in zip(metrics, metrics.dropFirst()) {
        #expect(small.size <= large.size)
        #expect(small.leading <= large.leading)
      }
      #expect(metrics.allSatisfy { $0.leading > $0.size })
    }
  }

  @Test func aFixedSizeIgnoresDynamicType() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility3
    #expect(TextFont(size: .points(21)).pointSize(in: environment) == 21)
  }

  @Test func theWeightIsTheEnvironmentsOrTheFontsOrTheStyles() {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .style(.headline))
    #expect(StyledText("a", in: environment).attributes.weight == .semibold)
    environment.platform = .macOS
    #expect(StyledText("a", in: environment).attributes.weight == .bold)
    environment.font.weight = .thin
    #expect(StyledText("a", in: environment).attributes.weight == .thin)
    environment.fontWeight = .black
    #expect(StyledText("a", in: environment).attributes.weight == .black)
    environment = EnvironmentValues()
    environment.font = TextFont(size: .points(9))
    #expect(StyledText("a", in: environment).attributes.weight == .regular)
  }

  @Test func accessibilitySizesAreTheFiveLargest() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test func aTextStyleHasTheLeadingOfTheTypeTable() {
    var environment = EnvironmentValues()
    func leading(_ font: TextFont) -> Double? { font.styleLeading(in: environment) }
    #expect(leading(TextFont(size: .style(.footnote))) == 18)
    #expect(leading(TextFont(size: .style(.footnote), leading: .tight)) == 16)
    #expect(leading(TextFont(size: .style(.footnote), leading: .loose)) == 20)
    #expect(leading(TextFont(size: .points(13), leading: .tight)) == nil)
    #expect(leading(TextFont(size: .style(.body), family: "Inter")) == nil)
    environment.dynamicTypeSize = .accessibility4
    #expect(leading(.body) == 56)
    environment.platform = .macOS
    #expect(leading(.body) == nil)
  }

  @Test func linesOfTwoFontsAreAsFarApartAsTheLargerPitch() {
    var (plain, styled) = (FontMetrics.system(size: 10), FontMetrics.system(size: 10))
    styled.styleLeading = 9
    #expect(plain.united(with: nil).styleLeading == nil)
    #expect(styled.united(with: plain).pitch == plain.lineHeight)
    styled.styleLeading = 15
    #expect(plain.united(with: styled).pitch == 15)
    #expect(styled.scaled(by: 2).pitch == 30)
    #expect(styled.leadingBelowText == 15 - styled.lineHeight)
    // A text of a lower pitch than its lines are high is no further from the one above.
    styled.styleLeading = 9
    #expect(styled.leadingBelowText == 0)
    plain.leading = 3
    #expect(plain.leadingBelowText == 3)
  }

  @Test func aHighInlineImageMovesLinesApart() {
    var styled = FontMetrics.system(size: 10)
    styled.styleLeading = 9
    #expect(styled.holding(InlineImage(standing: Size(width: 5, height: 5))).pitch == 9)
    let high = styled.holding(InlineImage(standing: Size(width: 5, height: 40)))
    #expect(high.pitch == high.lineHeight)
    #expect(high.lineHeight > 42)
    // A symbol hangs below the baseline.
    var symbol = InlineImage(standing: Size(width: 5, height: 20))
    symbol.baseline = 15
    let around = styled.holding(symbol)
    #expect(around.ascent == 15 && around.descent == 5)
    symbol.baseline = 5
    #expect(styled.holding(symbol).descent == 15)
  }

  @Test func systemMetricsFollowPublishedMeasurements() {
    #expect(FontMetrics.system(size: 17).lineHeight == 20.287_109_375)
    #expect(FontMetrics.system(size: 34).ascent == 32.373_046_875)
    #expect(FontMetrics.system(size: 34).descent == 8.201_171_875)
    #expect(FontMetrics.system(size: 13).capHeight == 9.159_667_968_75)
    #expect(FontMetrics.system(size: 13).scaled(by: 2) == .system(size: 26))
  }
}

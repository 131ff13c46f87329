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

  @Test func systemMetricsFollowPublishedMeasurements() {
    #expect(FontMetrics.system(size: 17).lineHeight == 20.287_109_375)
    #expect(FontMetrics.system(size: 34).ascent == 32.373_046_875)
    #expect(FontMetrics.system(size: 34).descent == 8.201_171_875)
    #expect(FontMetrics.system(size: 13).capHeight == 9.159_667_968_75)
    #expect(FontMetrics.system(size: 13).scaled(by: 2) == .system(size: 26))
  }
}

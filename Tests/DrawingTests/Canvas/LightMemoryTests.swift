import Drawing
import DrawingCairo
import LayoutCore
import Testing
import ViewValues

/// How many surfaces of a picture's size groups of light take (D10.21), by a limit that ends the picture
/// where they take more.
@Suite struct LightMemoryTests {
  private static let side = 100.0
  private static let area = Path(Rect(x: 0, y: 0, width: side, height: side))
  private static let red = DisplayPaint.color(DisplayColor(red: 1, green: 0, blue: 0, opacity: 0.5))

  /// What is drawn within the groups, each as large as the picture.
  enum Content: CaseIterable {
    case fill, angularGradient, line, modeThatReachesFurther, mask, blurredGroup, linearGroup

    var elements: [DisplayElement] {
      let stops = [
        DisplayGradient.Stop(color: DisplayColor(white: 0), location: 0),
        DisplayGradient.Stop(color: DisplayColor(white: 1), location: 1),
      ]
      let gradient = DisplayGradient(stops: stops)
      var group = DisplayGroup()
      switch self {
      case .fill: return [.fill(area, red, FillValue(), .normal)]
      case .angularGradient:
        let paint = DisplayPaint.angular(
          gradient,
          center: Point(x: 50, y: 50),
          startAngle: 0,
          endAngle: 360
        )
        return [.fill(area, paint, FillValue(), .normal)]
      case .line:
        let line = StrokeValue(lineWidth: 20)
        return [.stroke(area, red, line, isAntialiased: true, .normal)]
      case .modeThatReachesFurther: return [.fill(area, red, FillValue(), .destinationIn)]
      case .mask:
        group.hasMask = true
        let fill = DisplayElement.fill(area, red, FillValue(), .normal)
        return [.begin(group), fill, .mask, fill, .end]
      case .blurredGroup:
        group.filters = [.blur(radius: 4, isOpaque: false)]
        return [.begin(group), .fill(area, red, FillValue(), .normal), .end]
      case .linearGroup:
        group.mixing = .linear
        return [.begin(group), .fill(area, red, FillValue(), .normal), .end]
      }
    }

    /// How many groups are in it that are pictures of their own.
    var groups: Int {
      switch self {
      case .fill, .angularGradient, .line, .modeThatReachesFurther: 0
      case .mask, .blurredGroup, .linearGroup: 1
      }
    }

    private var area: Path { LightMemoryTests.area }
    private var red: DisplayPaint { LightMemoryTests.red }
  }

  private func list(_ mixing: ColorMixing, _ depth: Int, _ content: Content) -> DisplayList {
    var group = DisplayGroup()
    group.mixing = mixing
    var clip = DisplayGroup()
    clip.clip = DisplayGroup.Clip(LightMemoryTests.area)
    let size = Size(width: LightMemoryTests.side, height: LightMemoryTests.side)
    var list = DisplayList(size: size, scale: 1)
    for _ in 0..<depth { list.elements += [.begin(group), .begin(clip)] }
    list.elements += content.elements
    for _ in 0..<depth { list.elements += [.end, .end] }
    return list
  }

  /// The picture, and three surfaces for each group within each other.
  @Test(arguments: [ColorMixing.linear, .extendedLinear], [1, 3])
  func groupsTakeNoMoreThanThreeSurfacesEach(_ mixing: ColorMixing, _ depth: Int) throws {
    for content in Content.allCases {
      var limits = PictureLimits()
      limits.memory = (1 + 3 * (depth + content.groups)) * 4 * 100 * 100
      #expect(throws: Never.self, "\(content)") {
        try Picture(list(mixing, depth, content), as: .png, limits: limits)
      }
    }
  }

  /// They are counted: light of 16 bits a component is two surfaces, and what is drawn apart more.
  @Test func whatTheyTakeIsCounted() {
    var limits = PictureLimits()
    limits.memory = 3 * 4 * 100 * 100
    #expect(throws: PictureError.tooMuchMemory(limit: limits.memory)) {
      try Picture(list(.extendedLinear, 1, .fill), as: .png, limits: limits)
    }
  }
}

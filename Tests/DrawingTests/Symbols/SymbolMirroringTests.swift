import Controls
import LayoutCore
import Testing

@testable import Drawing

/// Symbols from right to left (D7.23, D7.24).
@Suite struct SymbolMirroringTests {
  /// Symbols of glyphs that a test makes up: a square of a font's size.
  private static let squares = StandardResources { _ in Path(Rect(x: 0, y: -1, width: 1, height: 1))
  }

  private func symbol(
    _ name: String,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> DisplayList {
    var options = DrawingOptions.transparent
    options.resources = Self.squares
    return displayList(options, environment: environment) {
      $0.leaf(.symbol(name, capInsets: nil))
    }
  }

  @Test func whatPointsForwardTurnsWithTheDirection() {
    let list = symbol("chevron.forward") { $0.layoutDirection = .rightToLeft }
    #expect(list.outline == ["begin transform", "stroke", "end"])
    #expect(symbol("chevron.right") { $0.layoutDirection = .rightToLeft }.outline == ["stroke"])
  }

  /// Which symbols are mirrored from right to left (D7.23).
  @Test func symbolsAreMirroredByTheirNames() {
    func mirroring(_ name: String) -> SystemSymbol.Mirroring {
      SystemSymbol.mirroring(of: name, locale: "he")
    }
    let mirrored = [
      "chevron.forward", "arrow.up.backward.circle.fill", "sidebar.leading",
      "star.leadinghalf.filled", "rectangle.inset.toptrailing.filled", "speaker.wave.2",
      "speaker.wave.3.fill", "speaker.slash.fill", "list.bullet", "list.bullet.circle.fill",
      "text.bubble.fill", "text.append", "increase.indent", "decrease.quotelevel", "calendar",
      "calendar.badge.plus", "chart.xyaxis.line", "person.fill.checkmark",
      "bubble.left.and.text.bubble.right.fill",
    ]
    for name in mirrored { #expect(mirroring(name) == .whole, "\(name)") }
    let fixed = [
      "forward.fill", "backward.end.alt", "forward", "goforward.15", "chevron.right",
      "arrow.up.left", "sidebar.left", "star.lefthalf.fill", "star", "questionmark",
      "list.clipboard", "calendar.day.timeline.left", "textformat",
    ]
    for name in fixed { #expect(mirroring(name) == .none, "\(name)") }
    #expect(mirroring("list.number") == .places)
    #expect(SystemSymbol.mirroring(of: "questionmark.circle.fill", locale: "ar_EG") == .whole)
  }

  /// The slash of a mirrored symbol goes the same way as from left to right, its speaker does not.
  @Test func slashesKeepTheirCourse() throws {
    func slash(_ direction: LayoutDirection) throws -> Point {
      let list = symbol("list.bullet.slash") { $0.layoutDirection = direction }
      var transforms = [AffineTransform()]
      var starts: [Point] = []
      for element in list.elements {
        switch element {
        case .begin(let group):
          transforms.append(group.transform.concatenating(transforms[transforms.count - 1]))
        case .end: transforms.removeLast()
        case .stroke(let path, _, _, _, _):
          if case .move(let point)? = path.elements.first {
            starts.append(point.applying(transforms[transforms.count - 1]))
          }
        case .fill, .text, .image, .backdrop, .mask: break
        }
      }
      return try #require(starts.last)
    }
    let (left, right) = (try slash(.leftToRight), try slash(.rightToLeft))
    #expect(abs(left.x - right.x) < 1e-9 && left.y == right.y)
    let mirrored = symbol("list.bullet.slash") { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.outline.first == "begin transform")
  }

  /// Digits change sides and stay as they are.
  @Test func partsChangePlacesWithoutBeingTurned() {
    var outline = Path()
    outline.move(to: Point(x: 0, y: 0))
    outline.addLine(to: Point(x: 2, y: 0))
    outline.addLine(to: Point(x: 0, y: 1))
    outline.closeSubpath()
    outline.addRect(Rect(x: 4, y: 0, width: 6, height: 1))
    let path = SymbolContours(outline).mirroredInPlaces(around: 5)
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 10, height: 1))
    #expect(path.elements.contains(.line(Point(x: 10, y: 0))))
    #expect(path.elements.contains(.line(Point(x: 8, y: 1))))
  }

  /// What has a drawing of its own in the reader's script is said, since nothing stands in (D7.24).
  @Test(arguments: [
    ("1.circle", "ar", true), ("1.circle", "he", false), ("1.circle", "fa", false),
    ("character", "he_IL", true), ("signature", "ar-EG", true), ("questionmark", "ar", false),
    ("textformat.123", "ar", true), ("star", "ar", false), ("percent", "en", false),
  ])
  func drawingsOfOtherScriptsAreMissed(_ name: String, _ locale: String, _ isSaid: Bool) {
    let list = symbol(name) {
      $0.locale = locale
      $0.layoutDirection = .rightToLeft
    }
    #expect(list.problems.contains { $0.message.contains("is another one in") } == isSaid)
  }
}

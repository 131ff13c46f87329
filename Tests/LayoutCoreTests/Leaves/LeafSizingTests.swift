import LayoutCore
import Testing

/// What views without children answer (L4).
@Suite struct LeafSizingTests {
  /// A view and its width and height when 0, ∞, nil and 123 × 45 are proposed.
  struct Answers: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: Sample
    var answers: [[Double]]

    init(_ name: String, _ view: Sample, _ answers: [Double]...) {
      testDescription = name
      self.view = view
      self.answers = answers
    }
  }

  private static let all = [Double.infinity, .infinity]

  @Test(arguments: [
    Answers("Color", .color, [0, 0], all, [10, 10], [123, 45]),
    Answers("Ellipse", Sample(content: .shape(.ellipse)), [0, 0], all, [10, 10], [123, 45]),
    Answers("Canvas", Sample(content: .canvas(nil)), [0, 0], all, [10, 10], [123, 45]),
    Answers("Circle", .circle, [0, 0], all, [10, 10], [45, 45]),
    Answers("Image", .image(30, 20), [30, 20], [30, 20], [30, 20], [30, 20]),
    Answers("resizable Image", resizableImage(EdgeInsets()), [0, 0], all, [30, 20], [123, 45]),
    Answers("Image with caps", resizableImage(caps), [9, 50], all, [30, 50], [123, 50]),
    Answers("Text", .text("Avocado"), [0, 0], [60, 21], [60, 21], [60, 21]),
    Answers("Spacer outside of stacks", .spacer(), [8, 8], all, [8, 8], [123, 45]),
    Answers("Divider", .divider, [0, 1], [.infinity, 1], [10, 1], [123, 1]),
    Answers(
      "GeometryReader",
      .geometryReader([.image(30, 20)]),
      [0, 0],
      all,
      [10, 10],
      [123, 45]
    ),
  ])
  func viewsHaveAMinimumAMaximumAndAnIdeal(_ answers: Answers) {
    let definite = ProposedViewSize(width: 123, height: 45)
    let sizes = [.zero, .infinity, .unspecified, definite].map { proposal in
      SampleScene([answers.view], host: .proposal(proposal)).layout().rootFrame.size
    }
    #expect(sizes.map { [$0.width, $0.height] } == answers.answers)
  }

  @Test func eachAxisAnswersItsOwnProposal() {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: 0, height: 50))
    #expect(SampleScene([.color], host: host).layout().rootFrame.numbers == [0, 0, 0, 50])
    let mixed = LayoutScene.Host.proposal(ProposedViewSize(width: nil, height: .infinity))
    let size = SampleScene([.color], host: mixed).layout().rootFrame.size
    #expect(size == Size(width: 10, height: .infinity))
  }

  @Test func aCircleCountsNilAsTen() {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: nil, height: 45))
    #expect(SampleScene([.circle], host: host).layout().rootFrame.numbers == [0, 0, 10, 10])
  }

  private static let caps = EdgeInsets(top: 50, leading: 4, trailing: 5)

  private static func resizableImage(_ caps: EdgeInsets) -> Sample {
    Sample(content: .image(name: nil, size: Size(width: 30, height: 20), capInsets: caps))
  }
}

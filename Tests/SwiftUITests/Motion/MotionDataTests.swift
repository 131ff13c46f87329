import Drawing
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What of effects, shapes and values moves (T1.6, T1.7, T1.11).
@MainActor
@Suite struct MotionDataTests {
  private let linear = SwiftUI.Animation.linear(duration: 1)

  // An eye that sees no perspective sees a square of 100 points cos 30° as wide.
  @Test func aTurnInSpaceMoves() throws {
    let stage = try MotionStage { isOn in
      square(.red, "red", width: 100, height: 100)
        .rotation3DEffect(.degrees(isOn ? 60 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    withAnimation(linear) { stage.toggle() }
    try stage.screen.advance(to: 0.5)
    let place = try #require(try stage.screen.shown().view(withID: "red")).shownPlace
    let width = place.scenePoint(Point(x: 100, y: 0)).x - place.scenePoint(.zero).x
    #expect(abs(width - 100 * 0.75.squareRoot()) < 1e-9)
  }

  /// The bounds of the only fill besides the background, half way.
  private func bounds<Content: SwiftUI.View>(
    @SwiftUI.ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> Rect? {
    let stage = try MotionStage(content)
    withAnimation(linear) { stage.toggle() }
    try stage.screen.advance(to: 0.5)
    let boxes = try stage.screen.shown().displayList().elements.compactMap { element -> Rect? in
      if case .fill(let path, _, _, _) = element { path.boundingRect } else { nil }
    }
    return boxes.last
  }

  @Test func aScaledShapeMoves() throws {
    let box = try bounds { isOn in
      Rectangle().scale(x: isOn ? 0.5 : 1, y: 1).frame(width: 100, height: 50)
    }
    #expect(box.map { abs($0.width - 75) < 1e-9 } == true)
  }

  // About a point half way between the leading and the trailing edge.
  @Test func theAnchorOfATurnedShapeMoves() throws {
    let box = try bounds { isOn in
      Rectangle()
        .rotation(.degrees(180), anchor: isOn ? .trailing : .leading)
        .frame(width: 100, height: 50)
    }
    #expect(box.map { abs($0.minX - 50) < 1e-9 && abs($0.width - 100) < 1e-9 } == true)
  }

  /// The paint of the only fill besides the background, half way.
  private func paint<Content: SwiftUI.View>(
    @SwiftUI.ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> DisplayPaint? {
    let stage = try MotionStage(content)
    withAnimation(linear) { stage.toggle() }
    try stage.screen.advance(to: 0.5)
    let paints = try stage.screen.shown().displayList().elements
      .compactMap { element -> DisplayPaint? in
        if case .fill(_, let paint, _, _) = element { paint } else { nil }
      }
    return paints.last
  }

  // T1.10: 0.7354 is half way between 0 and 1 in linear light (T1.9).
  @Test func thePointsAndColoursOfAMeshMove() throws {
    let paint = try paint { isOn in
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [isOn ? 1 : 0.5, 0], [0, 1], [1, 1]],
        colors: [isOn ? .white : .black, .red, .green, .blue]
      )
    }
    guard case .mesh(let mesh, _) = paint else {
      Issue.record("\(String(describing: paint)) is no mesh")
      return
    }
    #expect(abs(mesh.points[1].x - 0.75) < 1e-9)
    #expect(abs(mesh.colors[0].red - 0.7354) < 1e-3)
  }

  // T1.10
  @Test func theColourOfAStandardGradientMoves() throws {
    let paint = try paint { isOn in
      Rectangle().fill((isOn ? SwiftUI.Color.white : .black).gradient)
    }
    guard case .linear(let gradient, _, _) = paint else {
      Issue.record("\(String(describing: paint)) is no gradient")
      return
    }
    #expect(abs(try #require(gradient.stops.last).color.red - 0.7354) < 1e-3)
  }

  // T1.11: half of 100 points, while what is read has the whole value.
  @Test func barsGoToTheirNumbers() throws {
    let progress = try bounds { isOn in ProgressView(value: isOn ? 1 : 0).frame(width: 100) }
    #expect(progress?.width == 50)
    let gauge = try bounds { isOn in
      Gauge(value: isOn ? 3.0 : 1, in: 1...3) { EmptyView() }.frame(width: 100)
    }
    #expect(gauge?.width == 50)
    let stage = try MotionStage { isOn in Slider(value: .constant(isOn ? 1 : 0.5)) }
    withAnimation(linear) { stage.toggle() }
    try stage.screen.advance(to: 0.5)
    func value(_ result: LayoutResult) -> Double? {
      result.views.lazy.compactMap { view -> Double? in
        if case .control(.slider(let value, _)) = view.content { value.value } else { nil }
      }.first
    }
    #expect(value(try stage.screen.shown()) == 0.75)
    #expect(value(try stage.screen.settle()) == 1)
  }

  // With other bounds there is nothing in between.
  @Test func aBarOfOtherBoundsIsThereAtOnce() throws {
    let gauge = try bounds { isOn in
      Gauge(value: 1, in: 0...(isOn ? 1.0 : 2)) { EmptyView() }.frame(width: 100)
    }
    #expect(gauge?.width == 100)
  }

  // 90° are half a π.
  @Test func anglesAndPointsCountMore() {
    #expect(abs(SwiftUI.Angle.degrees(90).animatableData - 201.06192982974676) < 1e-9)
    var angle = SwiftUI.Angle.zero
    angle.animatableData = 128 * 2
    #expect(angle.radians == 2)
    var point = SwiftUI.UnitPoint(x: 0.5, y: 1)
    #expect(point.animatableData == AnimatablePair(64, 128))
    point.animatableData = AnimatablePair(32, 0)
    #expect(point == SwiftUI.UnitPoint(x: 0.25, y: 0))
  }

  @Test func insetsAreFourNumbers() {
    var insets = SwiftUI.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.animatableData.magnitudeSquared == 30)
    insets.animatableData.scale(by: 2)
    #expect(insets == SwiftUI.EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }
}

import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Shapes that follow that of their container (D4.14).
@MainActor
@Suite struct ContainerShapeTests {
  private func pixels(_ view: some SwiftUI.View) throws -> [UInt8] {
    try SwiftScreen(view, width: 60, height: 60).image.bytes
  }

  private func rounded(_ radius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: radius, style: .circular)
  }

  /// The radius is smaller by as much as the shape lies inside.
  @Test(arguments: [(0.0, 20.0), (8, 12), (20, 0), (25, 0)])
  func theRadiusIsSmallerByTheDistance(distance: Double, radius: Double) throws {
    let shape = try pixels(
      ContainerRelativeShape().fill(.black).padding(distance).containerShape(rounded(20))
    )
    #expect(shape == (try pixels(rounded(radius).fill(.black).padding(distance))))
  }

  /// The nearest edge of the container counts.
  @Test func theLeastDistanceCounts() throws {
    let shape = try pixels(
      ContainerRelativeShape().fill(.black).padding(.leading, 30).padding(5)
        .containerShape(rounded(20))
    )
    #expect(
      shape == (try pixels(rounded(15).fill(.black).padding(.leading, 30).padding(5)))
    )
  }

  @Test func insetsCountAsDistance() throws {
    let shape = try pixels(
      ContainerRelativeShape().inset(by: 6).fill(.black).padding(2).containerShape(rounded(20))
    )
    #expect(shape == (try pixels(rounded(12).fill(.black).padding(8))))
  }

  @Test func theNearestContainerCounts() throws {
    let shape = try pixels(
      ContainerRelativeShape().fill(.black).padding(4).containerShape(rounded(10)).padding(4)
        .containerShape(rounded(30))
    )
    #expect(shape == (try pixels(rounded(6).fill(.black).padding(8))))
  }

  @Test func withoutAContainerItIsARectangle() throws {
    #expect(
      try pixels(ContainerRelativeShape().fill(.black).padding(7))
        == pixels(Rectangle().fill(.black).padding(7))
    )
  }

  @Test func clipsAndBackgroundsFollowToo() throws {
    let square = SwiftUI.Color.black
    let clipped = try pixels(
      square.clipShape(ContainerRelativeShape()).padding(8).containerShape(rounded(20))
    )
    let behind = try pixels(
      SwiftUI.Color.clear.background(.black, in: ContainerRelativeShape()).padding(8)
        .containerShape(rounded(20))
    )
    #expect(clipped == (try pixels(square.clipShape(rounded(12)).padding(8))))
    #expect(behind == (try pixels(rounded(12).fill(.black).padding(8))))
  }
}

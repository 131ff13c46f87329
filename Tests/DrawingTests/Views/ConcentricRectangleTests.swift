import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Rectangles whose corners follow those of a container (D4.25).
@MainActor
@Suite struct ConcentricRectangleTests {
  private func pixels(_ view: some SwiftUI.View) throws -> [UInt8] {
    try SwiftScreen(view, width: 60, height: 60).image.bytes
  }

  private func round(_ radius: CGFloat) -> some SwiftUI.View {
    RoundedRectangle(cornerRadius: radius).fill(.black)
  }

  @Test(arguments: [(0.0, 20.0), (6, 14), (20, 0), (25, 0)])
  func cornersHaveTheMiddlesOfTheContainers(distance: Double, radius: Double) throws {
    let container = RoundedRectangle(cornerRadius: 20)
    let shape = try pixels(
      ConcentricRectangle().fill(.black).padding(distance).containerShape(container)
    )
    #expect(shape == (try pixels(round(radius).padding(distance))))
  }

  @Test func cornersFarFromTheContainersAreAsRoundAsTheyAreToldTo() throws {
    let container = RoundedRectangle(cornerRadius: 20)
    let minimum = try pixels(
      Rectangle().fill(.black)
        .clipShape(.rect(corners: .concentric(minimum: .fixed(5)), isUniform: false))
        .padding(30).containerShape(container)
    )
    #expect(minimum == (try pixels(round(5).padding(30))))
    #expect(
      try pixels(ConcentricRectangle(corners: .fixed(7)).fill(.black).containerShape(container))
        == pixels(round(7))
    )
  }

  /// At the bottom it lies 10 inside, at the top not.
  @Test func eachCornerHasItsOwnRadiusUnlessAllAreToBeTheSame() throws {
    func shape(isUniform: Bool) throws -> [UInt8] {
      try pixels(
        ConcentricRectangle(corners: .concentric, isUniform: isUniform).fill(.black)
          .padding(.bottom, 10).containerShape(RoundedRectangle(cornerRadius: 18))
      )
    }
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 18,
      bottomLeadingRadius: 8,
      bottomTrailingRadius: 8,
      topTrailingRadius: 18
    )
    #expect(try shape(isUniform: false) == pixels(uneven.fill(.black).padding(.bottom, 10)))
    #expect(try shape(isUniform: true) == pixels(round(18).padding(.bottom, 10)))
  }

  @Test func capsulesAndInsetShapesAreContainers() throws {
    let inCapsule = try pixels(
      ConcentricRectangle().fill(.black).padding(10).containerShape(Capsule())
    )
    #expect(inCapsule == (try pixels(round(20).padding(10))))
    let inset = try pixels(
      ConcentricRectangle().inset(by: 4).fill(.black).containerShape(.rect(cornerRadius: 20))
    )
    #expect(inset == (try pixels(round(16).padding(4))))
  }

  @Test func withoutAContainerCornersAreSquare() throws {
    #expect(try pixels(ConcentricRectangle().fill(.black)) == pixels(Rectangle().fill(.black)))
  }
}

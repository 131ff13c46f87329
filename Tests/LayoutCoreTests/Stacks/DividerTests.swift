import Testing

import LayoutCore

@Suite struct DividerTests {
  @Test func aDividerIsOnePixelThick() {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    #expect(DividerNode(in: environment, axis: nil).thickness == 1.0 / 3)
    environment.displayScale = 2
    #expect(DividerNode(in: environment, axis: nil).thickness == 0.5)
    environment.dynamicTypeSize = .accessibility1
    #expect(DividerNode(in: environment, axis: nil).thickness == 1)
  }

  @Test func aDividerCrossesItsStack() {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    func size(_ axis: Axis?, _ width: Double, _ height: Double) -> [Double] {
      let size = DividerNode(in: environment, axis: axis).size(width, height)
      return [size.width, size.height]
    }
    #expect(size(.horizontal, 50, 60) == [1, 60])
    #expect(size(.vertical, 50, 60) == [50, 1])
    #expect(size(nil, 50, 60) == [50, 1])
    #expect(size(.vertical, .nan, .nan) == [10, 1])
    #expect(size(.horizontal, .nan, 0) == [1, 0])
  }
}

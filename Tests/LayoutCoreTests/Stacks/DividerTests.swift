import LayoutCore
import Testing

@Suite struct DividerTests {
  @Test func aDividerIsOnePixelThick() {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    #expect(Divider.thickness(in: environment) == 1.0 / 3)
    environment.displayScale = 2
    #expect(Divider.thickness(in: environment) == 0.5)
    environment.dynamicTypeSize = .accessibility1
    #expect(Divider.thickness(in: environment) == 1)
  }

  @Test func aDividerCrossesItsStack() {
    func size(_ axis: Axis?, _ width: Double, _ height: Double) -> [Double] {
      let size = Divider.size(Proposal(width: width, height: height), thickness: 1, axis: axis)
      return [size.width, size.height]
    }
    #expect(size(.horizontal, 50, 60) == [1, 60])
    #expect(size(.vertical, 50, 60) == [50, 1])
    #expect(size(nil, 50, 60) == [50, 1])
    #expect(size(.vertical, .nan, .nan) == [10, 1])
    #expect(size(.horizontal, .nan, 0) == [1, 0])
  }
}

import Drawing
import SwiftUI
import Testing

/// Shaders are not run: what they would paint is painted as the foreground.
@MainActor
@Suite struct ShaderStyleTests {
  @Test func aShaderPaintsAsTheForeground() throws {
    let stripes = ShaderLibrary.stripes(.float(12), .color(.red))
    let view = Circle().fill(stripes).foregroundStyle(.blue)
    let image = try SwiftScreen(view, width: 20, height: 20).image
    let blue = try SwiftScreen(Circle().fill(.blue), width: 20, height: 20).image
    #expect(image[10, 10] == blue[10, 10])
  }
}

import Drawing
import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Symbols of canvases that move (T10.12).
@MainActor
@Suite struct MovingSymbolTests {
  private struct Spinning: SwiftUI.View {
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      square(.red, "red", width: 40, height: 20)
        .rotationEffect(.degrees(isOn ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
  }

  private struct Stage: SwiftUI.View {
    var body: some SwiftUI.View {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      } symbols: {
        Spinning().tag(1)
      }
    }
  }

  @Test(arguments: [(0.25, 90.0), (2.25, 90.0), (0.5, 180.0)])
  func aSymbolIsDrawnAsItIsThen(time: Double, degrees: Double) throws {
    let screen = movingScreen(Stage())
    try screen.advance(to: time)
    let list = try screen.shown().displayList()
    let turns = list.elements.compactMap { element -> Double? in
      guard case .begin(let group) = element else { return nil }
      let transform = group.transform
      if transform.b == 0, transform.a != -1 { return nil }
      return atan2(transform.b, transform.a) * 180 / .pi
    }
    #expect(turns.contains { abs(abs($0) - degrees) < 1e-6 }, "\(turns)")
  }
}

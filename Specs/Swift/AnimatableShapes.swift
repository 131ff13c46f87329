import SwiftUI

/// A wave of which height and length are animated, the number of its steps is not.
@Animatable
struct Wave: Shape {
  var height: CGFloat
  var length: CGFloat
  @AnimatableIgnored var steps: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for step in 1...steps {
        let x = rect.minX + rect.width * CGFloat(step) / CGFloat(steps)
        let y = rect.midY + height * CGFloat(sin(Double(x / length)))
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
  }
}

/// A number that a text shows, half way between two.
struct HalfWay: View {
  private let wave: Wave

  init() {
    var wave = Wave(height: 10, length: 40, steps: 9)
    var way = Wave(height: 20, length: 80, steps: 3).animatableData - wave.animatableData
    way.scale(by: 0.5)
    wave.animatableData += way
    self.wave = wave
  }

  var body: some View {
    VStack {
      Text(verbatim: "\(Int(wave.height)) \(Int(wave.length)) \(wave.steps)")
      wave.stroke(.blue, lineWidth: 2).frame(width: 200, height: 60)
    }
  }
}

#Preview {
  HalfWay()
}

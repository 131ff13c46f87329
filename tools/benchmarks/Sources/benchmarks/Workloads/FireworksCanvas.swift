import SwiftUI

/// When it is, for the fireworks.
@Observable
final class FireworksClock {
  var time: TimeInterval = 0
}

/// The canvas of `Specs/Swift/Fireworks.swift` with a burst of as many particles as asked for.
struct FireworksCanvas: View {
  struct Particle {
    var start: CGPoint
    var velocity: CGVector
    var birth: TimeInterval
    var lifetime: TimeInterval
    var size: CGFloat
    var colorIndex: Int

    func isAlive(at time: TimeInterval) -> Bool { time >= birth && time < birth + lifetime }

    func position(at time: TimeInterval) -> CGPoint {
      let t = CGFloat(time - birth)
      return CGPoint(
        x: start.x + velocity.dx * t,
        y: start.y + velocity.dy * t + 60 * t * t / 2
      )
    }

    func opacity(at time: TimeInterval) -> Double { 1 - (time - birth) / lifetime }
  }

  static let colors: [Color] = [.cyan, .pink, .yellow, .mint, .orange]

  let clock: FireworksClock
  private let particles: [Particle]

  init(clock: FireworksClock, particles count: Int) {
    self.clock = clock
    particles = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / 24
      let speed = 60 + Double(index % 97)
      return Particle(
        start: CGPoint(x: 195, y: 300),
        velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
        birth: 0,
        lifetime: 1.5,
        size: 6,
        colorIndex: index % FireworksCanvas.colors.count
      )
    }
  }

  var body: some View {
    let time = clock.time
    Canvas { [particles] context, _ in
      context.blendMode = .screen
      for particle in particles where particle.isAlive(at: time) {
        let center = particle.position(at: time)
        var innerContext = context
        innerContext.opacity = particle.opacity(at: time)
        innerContext.fill(
          Ellipse().path(
            in: CGRect(
              x: center.x - particle.size / 2,
              y: center.y - particle.size / 2,
              width: particle.size,
              height: particle.size
            )
          ),
          with: .color(FireworksCanvas.colors[particle.colorIndex])
        )
      }
    }
    .background(.black)
  }
}

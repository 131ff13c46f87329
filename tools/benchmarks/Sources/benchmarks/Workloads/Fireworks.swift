import Foundation
import SwiftUI

/// `Specs/Swift/Fireworks.swift` with one burst of as many particles as asked for, which lasts.
struct Fireworks: View {
  private struct Particle {
    var velocity: CGVector
    var colorIndex: Int

    static let start = CGPoint(x: 195, y: 300)
    static let lifetime: TimeInterval = 3
    static let size: CGFloat = 6

    func position(at time: TimeInterval) -> CGPoint {
      let t = CGFloat(time)
      return CGPoint(
        x: Particle.start.x + velocity.dx * t,
        y: Particle.start.y + velocity.dy * t + 60 * t * t / 2
      )
    }

    func opacity(at time: TimeInterval) -> Double { 1 - time / Particle.lifetime }
  }

  private static let colors: [Color] = [.cyan, .pink, .yellow, .mint, .orange]

  private let particles: [Particle]

  init(particles count: Int) {
    particles = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / 24
      let speed = 60 + Double(index % 97)
      return Particle(
        velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
        colorIndex: index % Fireworks.colors.count
      )
    }
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { [particles] context, _ in
        let time = timeline.date.timeIntervalSinceReferenceDate
        context.blendMode = .screen
        for particle in particles {
          let center = particle.position(at: time)
          var innerContext = context
          innerContext.opacity = particle.opacity(at: time)
          innerContext.fill(
            Ellipse().path(
              in: CGRect(
                x: center.x - Particle.size / 2,
                y: center.y - Particle.size / 2,
                width: Particle.size,
                height: Particle.size
              )
            ),
            with: .color(Fireworks.colors[particle.colorIndex])
          )
        }
      }
    }
    .background(.black)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A particle emitter, which is not drawn.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var seed: UInt32 = 0
}

/// A particle that an emitter gives off.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var zAcceleration: CGFloat = 0
  open var isEnabled = true
  open var contentsScale: CGFloat = 1
  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var emitterCells: [CAEmitterCell]?
}

/// The shape that an emitter emits particles from.
public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, cuboid, circle, sphere
}

/// The part of its shape that an emitter emits particles from.
public enum CAEmitterLayerEmitterMode: Sendable {
  case points, outline, surface, volume
}

/// The drawing order of particles.
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

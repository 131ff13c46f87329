/// The difference between two pictures that is none.
package struct PictureTolerance: Sendable, Equatable {
  /// The greatest difference of red, green, blue or opacity of a pixel that is the same, of 255.
  package let channel: Int
  /// The greatest share of pixels that may differ more, from 0 to 1.
  package let share: Double

  /// All pixels must be the same.
  package static let none = PictureTolerance(channel: 0, share: 0)

  package init(channel: Int, share: Double) { (self.channel, self.share) = (channel, share) }
}

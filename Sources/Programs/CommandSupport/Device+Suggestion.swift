import LayoutCore
import SpecFormat

extension Device {
  /// Returns the device that an unknown name probably means: the closest name of the same family,
  /// and the newest of several.
  static func likely(for name: String) -> Device? {
    let typed = letters(name)
    guard typed.count <= longestName, let family = families.first(where: { typed.starts(with: $0) })
    else {
      return nil
    }
    // A name without a number has no certain device.
    let isVague = !typed.contains(where: \.isNumber)
    var best: (device: Device, distance: Int, rest: Int)?
    for device in all {
      let known = letters(device.name)
      guard known.starts(with: family) else { continue }
      let isBeginning = known.starts(with: typed)
      let distance = isBeginning ? 0 : Suggestion.distance(from: typed, to: known)
      let rest = isBeginning && !isVague ? known.count : 0
      if let best, (best.distance, best.rest) < (distance, rest) { continue }
      best = (device, distance, rest)
    }
    return best?.device
  }

  private static let families = ["iphone", "ipad"].map { Array($0) }
  private static let longestName = 64

  private static func letters(_ name: String) -> [Character] {
    Array(name.prefix(longestName + 1).lowercased()).filter { $0.isLetter || $0.isNumber }
  }
}

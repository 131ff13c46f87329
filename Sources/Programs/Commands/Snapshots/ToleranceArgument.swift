import ArgumentParser
import DrawingCairo
import TerminalText

/// A tolerance for pictures, such as `2` or `2,0.1%`.
struct ToleranceArgument: ExpressibleByArgument {
  let value: PictureTolerance

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard (1...2).contains(parts.count), let channel = UInt8(parts[0]) else { return nil }
    var share = 0.0
    if parts.count == 2 {
      guard parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
        (0...100).contains(percent)
      else { return nil }
      share = percent / 100
    }
    value = PictureTolerance(channel: Int(channel), share: share)
  }
}

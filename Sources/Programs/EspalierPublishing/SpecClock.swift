import Dispatch
import Glibc
import LayoutCore
import SpecFormat
import SpecScreens

/// A spec that changes with time, by the machine's clock from when it is published (T10.6).
final class SpecClock {
  /// The serial number among the clocks of the spec's versions.
  let number: Int
  private let moving: AnimatedSpec
  private let tell: @Sendable (ProgramEvent) -> Void
  private let beginning = ContinuousClock.now
  /// The version of the views that was shown last.
  private var version = -1

  /// The frames a second of a screen that never stands still.
  private static let framesPerSecond = 20.0

  /// Creates a clock; nil if time does not change the spec.
  ///
  /// - Parameter tell: Called when the spec has changed, on any thread.
  init?(
    _ spec: Spec,
    measurer: any TextMeasurer,
    number: Int,
    tell: @escaping @Sendable (ProgramEvent) -> Void
  ) {
    // This thread waits while the main thread has them.
    nonisolated(unsafe) let (spec, measurer) = (spec, measurer)
    let moving = try? AsynchronousWork.onMain { () -> AnimatedSpec? in
      var options = MotionOptions()
      options.start = SpecClock.secondsSince2001
      options.performsActions = false
      return AnimatedSpec(spec, measurer: measurer, options)
    }
    guard let moving = moving ?? nil else { return nil }
    self.moving = moving
    self.number = number
    self.tell = tell
  }

  /// The seconds since the beginning of 2001.
  private static var secondsSince2001: Double {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec - 978_307_200) + Double(now.tv_nsec) / 1e9
  }

  /// Returns the spec at the current time; nil if it is unchanged.
  ///
  /// It schedules the notification of the next change.
  ///
  /// - Parameter isFirst: `true` as the screen appears, however long that has taken.
  func show(isFirst: Bool = false) throws -> LayoutScene? {
    let time = isFirst ? 0 : (ContinuousClock.now - beginning) / .seconds(1)
    let moving = moving
    let shown = try AsynchronousWork.onMain { () -> Moment in
      let scene = try moving.show(at: time).scene
      return Moment(scene: scene, version: moving.version, next: moving.nextChange)
    }
    if let next = shown.next {
      let delay = max(next - time, 1 / SpecClock.framesPerSecond)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [tell, number] in
        tell(.time(number: number))
      }
    }
    guard shown.version != version else { return nil }
    version = shown.version
    return shown.scene
  }

  /// The spec at a time.
  ///
  /// It moves from the main thread to another: it is a value, of which the main thread keeps a
  /// separate copy, and the receiving thread waits until it has been made.
  private struct Moment: @unchecked Sendable {
    let scene: LayoutScene
    let version: Int
    let next: Double?
  }
}

import AccessibilityCore
import CommandSupport
import Dispatch
import SwiftSources
import Synchronization

/// An event of the program of a Swift source.
enum ProgramEvent: Sendable {
  /// Another version of the sources runs; nil if it cannot be shown.
  case version(ShownProgram?)
  /// An update of a program's screen.
  case told(ScreenUpdate, number: Int)
  /// A program has ended, with an exit status.
  case ended(Int32, number: Int)
  /// A spec changes by its clock.
  case time(number: Int)
}

/// A program made of Swift sources that shows a screen and serves requests.
///
/// It is a separate process: a crash of the user's code takes nothing off the bus, and the next
/// version of the sources can replace it.
final class PublishedProcess: Sendable {
  /// The serial number among the programs of the same sources.
  let number: Int
  private let running: RunningProgram
  private let link: ProcessLink

  /// The descriptor that is the program's end of the line.
  private static let descriptor: Int32 = 3

  /// Starts a program with the arguments of this process.
  init(_ program: SwiftProgram, number: Int, allowsNetwork: Bool) throws(Failure) {
    self.number = number
    guard let (own, other) = ProcessLink.pair() else {
      throw Failure("there are no sockets for the program", status: 71)
    }
    defer { other.close() }
    let arguments = ["--screen-link", "\(PublishedProcess.descriptor)"]
    let started = ProgramArguments.withCArguments(and: arguments) { arguments in
      Result { () throws(Failure) in
        try program.start(
          arguments,
          allowsNetwork: allowsNetwork,
          descriptors: [(PublishedProcess.descriptor, other.descriptor)],
          isAlone: true
        )
      }
    }
    guard let started else { throw Failure("the program has no arguments", status: 71) }
    running = try started.get()
    link = own
  }

  /// Waits for the program's first update; nil if it ends before, or is ended for an invalid one.
  func firstNews() -> ScreenUpdate? { news() }

  /// Waits for the program's next update; nil at its end.
  private func news() -> ScreenUpdate? {
    do throws(ProcessLink.Nonsense) {
      return try link.receive()
    } catch {
      StandardError.write(
        "espalier: error: the code of a screen wrote to a line that is not its own; its program is ended\n"
      )
      end()
      return nil
    }
  }

  /// Waits for the end of a program that sends no more updates.
  func statusAtEnd() -> Int32 {
    link.close()
    return running.wait()
  }

  /// Receives the program's updates from now on, and its end, on a dedicated queue.
  func listen(_ tell: @escaping @Sendable (ProgramEvent) -> Void) {
    DispatchQueue(label: "espalier.program-\(number)").async { [self] in
      while let news = news() { tell(.told(news, number: number)) }
      tell(.ended(statusAtEnd(), number: number))
    }
  }

  func ask(_ request: PublishedRequest) { link.send(request) }

  func end() { running.end() }
}

/// The start of a program, which may never end.
final class ProgramStart: Sendable {
  private let program = Mutex<PublishedProcess?>(nil)

  /// Runs a closure that waits for a program, which ``cancel()`` ends.
  func holding<Result>(_ program: PublishedProcess, _ body: () -> Result) -> Result {
    self.program.withLock { $0 = program }
    defer { self.program.withLock { $0 = nil } }
    return body()
  }

  func cancel() { program.withLock { $0?.end() } }
}

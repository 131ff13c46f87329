import ArgumentParser
import CommandSupport
import Glibc
import SwiftSources

/// A process of a batch that makes results, at the end of a line to the one that prints them.
struct BatchWorker {
  /// The number of the line's descriptor in every worker.
  static let descriptor: Int32 = 3

  let link: ProcessLink

  /// Becomes the program of Swift sources, which goes on with this process's arguments.
  ///
  /// Why that is impossible is told.
  ///
  /// - Parameters:
  ///   - module: The sources; nil if there are none.
  ///   - path: The name of the sources in messages.
  func become(_ module: SwiftModule?, _ path: String, _ options: SwiftOptions) throws {
    guard let module else {
      link.send(BatchAnswer.failed(reason: "\(path): there are no Swift sources", status: 66))
      return
    }
    do throws(Failure) {
      let program = try SwiftProgram(module, options: options)
      let failure = ProgramArguments.withCArguments {
        program.replaceThisProcess($0, allowsNetwork: options.network)
      }
      if let failure { throw failure }
    } catch {
      var reason = ""
      error.tell { reason += $0 }
      link.send(BatchAnswer.failed(reason: reason, status: error.status))
    }
  }

  /// Makes the results of items until there are no more.
  ///
  /// - Parameter result: Makes the result of an item, and the status that a command of it alone
  ///   would end with.
  func run(_ result: (BatchItem) throws -> (lines: [UInt8], status: Int32)) throws {
    // A program that has begun again has lost what it was given: another one goes on.
    if let crashed = getenv("ESPALIER_CRASHED") {
      link.send(BatchAnswer.crashed(isEndless: String(cString: crashed).hasSuffix("!")))
      return
    }
    guard link.send(BatchAnswer.ready) else { return }
    while let request: BatchRequest = try link.receive() {
      for item in request.items {
        let (lines, status) = try result(item)
        guard link.send(BatchAnswer.result(lines: lines, status: status)) else { return }
      }
    }
  }
}

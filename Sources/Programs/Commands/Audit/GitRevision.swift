import ArgumentParser
import CommandSupport
import Glibc
import SpecFormat
import SwiftSources

/// A revision of the repository around the working folder, as files of a temporary folder.
struct GitRevision {
  /// The options of an audit that concern what is written, each with a value.
  private static let outputs: Set<String> = [
    "--diff", "--output", "-o", "--format", "--fail-on", "--baseline", "--crops",
  ]

  private let name: String
  /// The temporary folder.
  private let folder: String
  /// The working folder within the repository, with a slash at its end; empty at the top.
  private let prefix: String

  /// Writes the files of a revision.
  init(_ name: String) throws {
    func git(_ arguments: String...) throws -> (isGood: Bool, output: String) {
      do throws(Failure) {
        let result = try Subprocess(["git"] + arguments).run()
        let output = result.output.split(separator: "\n").first.map(String.init) ?? ""
        return (result.status == 0, output)
      } catch {
        throw GitRevision.refusal("git cannot be started", name)
      }
    }
    self.name = name
    let top = try git("rev-parse", "--show-toplevel")
    guard top.isGood else {
      throw GitRevision.refusal(
        "there is no report of that name, and this is no Git repository",
        name
      )
    }
    let hash = try git("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
    guard hash.isGood else {
      throw GitRevision.refusal("there is neither a report nor a revision of that name", name)
    }
    prefix = try git("rev-parse", "--show-prefix").output
    let temporaries = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((temporaries + "/espalier-audit-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw GitRevision.refusal("no temporary folder can be made in \(temporaries)", name)
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Another index leaves the user's as it is.
    let index = "GIT_INDEX_FILE=\(folder)/index"
    do throws(Failure) {
      let read = try Subprocess(["env", index, "git", "-C", top.output, "read-tree", hash.output])
        .run()
      let written = try Subprocess([
        "env", index, "git", "-C", top.output, "checkout-index", "--all", "--quiet",
        "--prefix=\(folder)/tree/",
      ]).run()
      guard read.status == 0, written.status == 0 else {
        remove()
        throw Failure(read.output + written.output, status: ExitStatus.cannotWrite)
      }
    } catch {
      StandardError.write(error.text)
      throw ExitCode(error.status)
    }
  }

  /// Removes the files.
  func remove() { _ = try? Subprocess(["rm", "-rf", folder]).run() }

  /// Audits paths as they are in the revision, by the options of this process.
  ///
  /// - Returns: The path of the report; nil if the revision has none of the paths.
  func report(of paths: [SystemPath]) throws -> String? {
    let place = "\(folder)/tree/\(prefix)"
    for path in paths where path.text.hasPrefix("/") || path.text == "-" {
      throw GitRevision.refusal(
        "'\(path)' is not known there; name files by their paths from this folder",
        name
      )
    }
    let missing = paths.filter { access(place + $0.text, F_OK) != 0 }
    if missing.count == paths.count { return nil }
    let report = folder + "/report.json"
    var arguments = GitRevision.arguments(without: Set(missing.map(\.text)))
    arguments += ["--format", "json", "--fail-on", "never", "--output", report]
    do throws(Failure) {
      let program = OwnExecutable.path ?? "espalier"
      let result = try Subprocess(["env", "-C", place, program] + arguments).run()
      guard access(report, F_OK) == 0 else {
        throw Failure(
          "the screens of '\(name)' cannot be audited:\n\(result.output)",
          status: result.status
        )
      }
      if result.status != 0 {
        StandardError.write(
          Diagnostic(
            .warning,
            "not all screens of '\(name)' could be audited; what is met on others is told as new",
            hint: "audit them in a checkout of it, and give --diff the report (--format json)",
            file: name
          )
        )
      }
    } catch {
      StandardError.write(error.text)
      throw ExitCode(error.status)
    }
    return report
  }

  /// Copies a report to a file that outlives the folder; nil if that is impossible.
  static func keep(_ report: String) -> String? {
    let copy = report.split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(copy).json"
    return rename(report, path) == 0 ? path : nil
  }

  /// The arguments of this process but for some paths and for options about what is written.
  private static func arguments(without paths: Set<String>) -> [String] {
    var kept: [String] = []
    var isValue = false
    for argument in CommandLine.arguments.dropFirst() {
      if isValue {
        isValue = false
        continue
      }
      let option = String(argument.prefix { $0 != "=" })
      if outputs.contains(option) {
        isValue = argument == option
      } else if argument != "--mend", !argument.hasPrefix("-o"), !paths.contains(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  private static func refusal(_ message: String, _ name: String) -> ExitCode {
    StandardError.write(
      Diagnostic(
        .error,
        message,
        hint: "--diff takes a report (--format json) or a revision of Git, such as main or HEAD~1",
        file: name
      )
    )
    return ExitCode(ExitStatus.cannotRead)
  }
}

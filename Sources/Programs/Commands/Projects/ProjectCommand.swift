import ArgumentParser
import CommandSupport
import ProjectModel
import SpecFormat
import SwiftSources

/// `espalier project`: what a project is made of, what it shows, and what of it is missing.
struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    _superCommandName: "espalier",
    abstract: "Lists the modules, previews and missing modules of a project.",
    usage: "espalier project [<options>] [<folder>]",
    discussion: """
      Reads a folder with a Package.swift, an Xcode project or workspace, a project.yml of \
      XcodeGen, a Project.swift of Tuist, or with sources alone. Nothing is compiled; previews \
      are counted in the text. A manifest that needs to be run is run by SwiftPM, which has no \
      sandbox on Linux.

        espalier project .
        espalier project App --views
        espalier project . --resolve
        espalier project . --format json | jq -r '.missing[].name'
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Argument(help: "The folder, or an Xcode project.", completion: .directory)
  var folder: SystemPath = SystemPath(".")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Fetch the packages pinned by Package.resolved, into the cache.")
  var resolve = false

  @Flag(help: "List the view types that can be created without arguments.")
  var views = false

  @Option(help: "The output format: a table, or JSON.")
  var format = Format.text

  func run() throws {
    let selection = project.selection
    ProjectSelection.current = selection
    var project = ProjectReader.read(folder.text, selection)
    var isComplete = true
    if resolve {
      isComplete = fetch(project)
      project = ProjectReader.read(folder.text, selection)
    }
    if !output.quiet {
      for remark in project.remarks { StandardError.write("\(remark)\n") }
    }
    guard !project.modules.isEmpty else { throw refuse(project) }
    let sink = try output.open()
    let report = ProjectReport(ProjectSurvey(project), at: folder.description)
    switch format {
    case .text: try sink.write(views ? report.views : report.text)
    case .json: try sink.write(ProjectDocument.json(report))
    }
    try sink.close()
    if !isComplete { throw ExitCode(ExitStatus.unavailable) }
  }

  /// Fetches the packages that are not there.
  ///
  /// - Returns: Whether all of them are there now.
  private func fetch(_ project: Project) -> Bool {
    var isComplete = true
    let missing = project.packages.filter { $0.folder == nil }
    for (index, package) in missing.enumerated() {
      if !output.quiet {
        StandardError.write(
          "espalier: fetching \(package.identity) \(package.version ?? "") (\(index + 1) of \(missing.count))\n"
        )
      }
      guard let problem = package.fetch() else { continue }
      isComplete = false
      let message = "cannot fetch the package '\(package.identity)': \(problem)"
      StandardError.write(Diagnostic(.error, message, file: package.location))
    }
    return isComplete
  }

  private func refuse(_ project: Project) -> ExitCode {
    let targets = ProjectSelection.current.targets
    let (message, hint) =
      targets.isEmpty
      ? ("there are no Swift sources", "give a folder of a project")
      : (
        "no target is called '\(targets.joined(separator: "', '"))'",
        "leave out --target to see all"
      )
    StandardError.write(Diagnostic(.error, message, hint: hint, file: folder.description))
    return ExitCode(targets.isEmpty ? ExitStatus.cannotRead : ExitStatus.badSpec)
  }
}

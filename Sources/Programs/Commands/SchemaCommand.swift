import ArgumentParser
import CommandSupport
import Conformance
import Export
import SpecFormat

/// `espalier schema`: prints the JSON Schema of a format.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    _superCommandName: "espalier",
    abstract: "Prints the JSON Schema of a format.",
    usage: "espalier schema [<options>] [<kind>]",
    discussion: "The schemas are the files in Specs/: espalier schema spec > spec.schema.json"
  )

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case spec
    case expanded
    case geometry
    case accessibility
    case directions
    case displayList
    case project
    case conformance
    case audit
    case batch
    case explanation
    case labels
    case look
    case snapshot
  }

  @Argument(
    help: """
      The format: spec files, the canonical form that espalier expand prints (expanded), geometry, \
      accessibility, directions (of espalier rtl), displayList, project, audit, labels (of \
      espalier audit --labels), explanation, look or snapshot documents, conformance reports, or the matrix, items and results of a batch.
      """
  )
  var kind = Kind.spec

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    switch kind {
    case .spec: try sink.write(SpecSchema.json())
    case .expanded: try sink.write(SpecSchema.canonicalJSON())
    case .geometry: try sink.write(GeometrySchema.json)
    case .accessibility: try sink.write(AccessibilitySchema.json)
    case .directions: try sink.write(DirectionSchema.json)
    case .displayList: try sink.write(DisplayListSchema.json)
    case .project: try sink.write(ProjectSchema.json)
    case .conformance: try sink.write(ConformanceSchema.json)
    case .audit: try sink.write(AuditSchema.json)
    case .batch: try sink.write(BatchSchema.json)
    case .explanation: try sink.write(ExplanationSchema.json)
    case .labels: try sink.write(LabelsSchema.json)
    case .look: try sink.write(LookSchema.json)
    case .snapshot: try sink.write(SnapshotSchema.json)
    }
    try sink.close()
  }
}

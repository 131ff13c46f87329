import Export
import ProjectModel
import SwiftSources

/// A project as JSON.
enum ProjectDocument {
  static func json(_ report: ProjectReport) -> [UInt8] {
    let survey = report.survey
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "project")
    json.key("version")
    json.integer(1)
    json.member("folder", report.place)
    json.key("origins")
    json.beginArray()
    for origin in survey.project.origins {
      json.beginObject()
      json.member("kind", origin.kind.rawValue)
      json.member("path", report.name(of: origin.path))
      json.endObject()
    }
    json.endArray()
    json.key("modules")
    json.beginArray()
    for index in survey.project.modules.indices { write(module: index, report, to: &json) }
    json.endArray()
    json.key("missing")
    json.beginArray()
    for missing in survey.missing { write(missing, to: &json) }
    json.endArray()
    json.key("packages")
    json.beginArray()
    for package in survey.project.packages { write(package, report, to: &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func write(
    module index: Int,
    _ report: ProjectReport,
    to json: inout JSONWriter
  ) {
    let module = report.survey.project.modules[index]
    json.beginObject()
    json.member("name", module.name)
    json.member("module", module.moduleName)
    json.member("kind", module.kind.rawValue)
    json.member("origin", report.name(of: module.origin))
    if let package = module.package { json.member("package", package) }
    json.member("folder", report.name(of: module.folder))
    write("files", module.files.map(report.name), to: &json)
    write("resources", module.resources.map(report.name), to: &json)
    write(module.settings, to: &json)
    if let identifier = module.bundleIdentifier { json.member("bundleIdentifier", identifier) }
    if let region = module.developmentRegion { json.member("developmentRegion", region) }
    write("platforms", module.platforms, to: &json)
    write("targets", module.targets, to: &json)
    write("products", module.products, to: &json)
    json.key("previews")
    json.beginArray()
    for (file, preview) in report.survey.previews(ofModule: index) {
      json.beginObject()
      if let name = preview.name { json.member("name", name) }
      json.member("kind", preview.kind.rawValue)
      json.member("file", report.name(of: file))
      json.key("line")
      json.integer(preview.line)
      json.endObject()
    }
    json.endArray()
    json.key("views")
    json.beginArray()
    for (file, view) in report.survey.views(ofModule: index) {
      json.beginObject()
      json.member("name", view.name)
      json.member("file", report.name(of: file))
      json.key("line")
      json.integer(view.line)
      json.key("showable")
      json.bool(view.isShowable)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ settings: ModuleSettings, to json: inout JSONWriter) {
    json.key("settings")
    json.beginObject()
    json.member("swiftVersion", settings.swiftVersion ?? "5")
    if let isolation = settings.defaultIsolation { json.member("defaultIsolation", isolation) }
    write("upcomingFeatures", settings.upcomingFeatures, to: &json)
    write("experimentalFeatures", settings.experimentalFeatures, to: &json)
    write("conditions", settings.conditions, to: &json)
    json.endObject()
  }

  private static func write(_ missing: MissingModule, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", missing.name)
    switch missing.reason {
    case .framework: json.member("reason", "framework")
    case .package(let identity, let isPinned):
      json.member("reason", "package")
      if let identity { json.member("package", identity) }
      json.key("pinned")
      json.bool(isPinned)
    case .language: json.member("reason", "language")
    case .unknown: json.member("reason", "unknown")
    }
    json.key("files")
    json.integer(missing.files)
    json.key("screens")
    json.integer(missing.screens)
    write("modules", missing.modules, to: &json)
    json.member("wayOut", missing.wayOut)
    json.endObject()
  }

  private static func write(
    _ package: Project.Package,
    _ report: ProjectReport,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("identity", package.identity)
    json.member("location", package.location)
    if let version = package.version { json.member("version", version) }
    if let revision = package.revision { json.member("revision", revision) }
    if let folder = package.folder { json.member("folder", report.name(of: folder)) }
    json.endObject()
  }

  private static func write(
    _ key: StaticString,
    _ texts: [String],
    to json: inout JSONWriter
  ) {
    json.key(key)
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}

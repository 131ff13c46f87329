// Keys that many views have.

extension SpecField {
  static let children = SpecField("children", .views)
  static let title = SpecField("title", .string)
  static let label = SpecField("label", .views)
  static let range = SpecField("in", .list(.number, count: 2))
}

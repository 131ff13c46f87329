internal import LayoutCore

extension SpecControl {
  static let lists = [
    SpecControl(
      "Section",
      [
        SpecField("header", .either([.string, .views])),
        SpecField("footer", .either([.string, .views])), .children,
      ]
    ) { reader, node, id in
      reader.makeControl(
        .section,
        id: id,
        header: reader.slot("header", of: node),
        footer: reader.slot("footer", of: node),
        content: reader.content(of: node)
      )
    },
    SpecControl("List", [.children]) { _, _ in .list },
    SpecControl("Form", [.children]) { _, _ in .form },
    SpecControl("Table", [SpecField("columns", .list(.string), required: true), .children]) {
      $0.table($1, id: $2)
    },
    SpecControl("TableRow", [.children]) { $0.tableRow($1, id: $2) },
  ]
}

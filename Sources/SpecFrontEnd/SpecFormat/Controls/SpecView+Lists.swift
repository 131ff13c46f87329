internal import LayoutCore

extension SpecView {
  static let lists = [
    SpecView(
      "Section",
      [
        SpecField("header", .either([.string, .views])),
        SpecField("footer", .either([.string, .views])), .children,
      ]
    ) { reader, node, id in
      reader.makeControl(
        .section,
        id: id,
        header: reader.textSlot("header", of: node),
        footer: reader.textSlot("footer", of: node),
        content: reader.content(of: node)
      )
    },
    SpecView("List", [.children], .list),
    SpecView("Form", [.children], .form),
    SpecView("Table", [SpecField("columns", .list(.string), required: true), .children]) {
      $0.table($1, id: $2)
    },
    SpecView("TableRow", [.children]) { $0.tableRow($1, id: $2) },
  ]
}

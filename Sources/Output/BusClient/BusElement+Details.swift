internal import CATSPI

/// Each interface in turn; nil where the element does not have it.
extension BusElement {
  func readExtents() throws(BusError) -> BusNode.Extents? {
    guard let window = try extents(in: .window), let parent = try extents(in: .parent),
      let screen = try extents(in: .screen)
    else { return nil }
    return BusNode.Extents(window: window, parent: parent, screen: screen)
  }

  func readActions() throws(BusError) -> [BusNode.Action]? {
    guard let action = atspi_accessible_get_action_iface(pointer) else { return nil }
    defer { g_object_unref(action) }
    var actions: [BusNode.Action] = []
    for index in 0..<max(0, try call { atspi_action_get_n_actions(action, $0) }) {
      actions.append(
        BusNode.Action(
          name: taken(try call { atspi_action_get_action_name(action, index, $0) }),
          localizedName: taken(try call { atspi_action_get_localized_name(action, index, $0) }),
          description: taken(
            try call { atspi_action_get_action_description(action, index, $0) }
          ),
          keyBinding: taken(try call { atspi_action_get_key_binding(action, index, $0) })
        )
      )
    }
    return actions
  }

  func readValue() throws(BusError) -> BusNode.Value? {
    guard let value = atspi_accessible_get_value_iface(pointer) else { return nil }
    defer { g_object_unref(value) }
    return BusNode.Value(
      current: try call { atspi_value_get_current_value(value, $0) },
      minimum: try call { atspi_value_get_minimum_value(value, $0) },
      maximum: try call { atspi_value_get_maximum_value(value, $0) },
      step: try call { atspi_value_get_minimum_increment(value, $0) },
      text: taken(try call { atspi_value_get_text(value, $0) })
    )
  }

  func readText(isEditable: Bool) throws(BusError) -> BusNode.Text? {
    guard let text = atspi_accessible_get_text_iface(pointer) else { return nil }
    defer { g_object_unref(text) }
    let count = try call { atspi_text_get_character_count(text, $0) }
    var lines: [BusNode.Text.Line] = []
    var offset: gint = 0
    while offset < count {
      let range = try call {
        atspi_text_get_string_at_offset(text, offset, ATSPI_TEXT_GRANULARITY_LINE, $0)
      }
      guard let range else { break }
      defer { g_boxed_free(atspi_text_range_get_type(), range) }
      let (start, end) = (range.pointee.start_offset, range.pointee.end_offset)
      let extents = try call {
        atspi_text_get_range_extents(text, start, end, ATSPI_COORD_TYPE_WINDOW, $0)
      }
      lines.append(
        BusNode.Text.Line(
          start: Int(start),
          end: Int(end),
          string: range.pointee.content.map { String(cString: $0) } ?? "",
          extents: taken(extents).map(BusRect.init) ?? BusRect(x: 0, y: 0, width: 0, height: 0)
        )
      )
      // A line that does not advance would be read for ever.
      guard end > offset else { break }
      offset = end
    }
    return BusNode.Text(
      string: taken(try call { atspi_text_get_text(text, 0, -1, $0) }),
      caret: Int(try call { atspi_text_get_caret_offset(text, $0) }),
      isEditable: isEditable,
      lines: lines
    )
  }

  func readRelations(places: [String: [Int]]) throws(BusError) -> [BusNode.Relation] {
    let set = try call { atspi_accessible_get_relation_set(pointer, $0) }
    let relations = taken(set, of: UnsafeMutablePointer<AtspiRelation>?.self).compactMap(\.self)
    defer { for relation in relations { g_object_unref(relation) } }
    let type = atspi_relation_type_get_type()
    return relations.map { relation in
      let number = Int(atspi_relation_get_relation_type(relation).rawValue)
      let targets = (0..<atspi_relation_get_n_targets(relation)).map {
        BusElement(taking: atspi_relation_get_target(relation, $0)).flatMap {
          places[$0.objectPath]
        }
      }
      return BusNode.Relation(type: nickname(of: number, in: type) ?? "\(number)", targets: targets)
    }
  }

  func readSelection() throws(BusError) -> [Int]? {
    guard let selection = atspi_accessible_get_selection_iface(pointer) else { return nil }
    defer { g_object_unref(selection) }
    var indices: [Int] = []
    for index in 0..<max(0, try call { atspi_selection_get_n_selected_children(selection, $0) }) {
      let child = try call { atspi_selection_get_selected_child(selection, index, $0) }
      if let child = BusElement(taking: child) { indices.append(try child.indexInParent()) }
    }
    return indices
  }

  func readTable(places: [String: [Int]]) throws(BusError) -> BusNode.Table? {
    guard let table = atspi_accessible_get_table_iface(pointer) else { return nil }
    defer { g_object_unref(table) }
    let columns = try call { atspi_table_get_n_columns(table, $0) }
    var headers: [[Int]?] = []
    for column in 0..<max(0, columns) {
      let header = try call { atspi_table_get_column_header(table, column, $0) }
      if let header = BusElement(taking: header) { headers.append(places[header.objectPath]) }
    }
    return BusNode.Table(
      rows: Int(try call { atspi_table_get_n_rows(table, $0) }),
      columns: Int(columns),
      columnHeaders: headers
    )
  }

  func readCell(places: [String: [Int]]) throws(BusError) -> BusNode.Cell? {
    guard let cell = atspi_accessible_get_table_cell(pointer) else { return nil }
    defer { g_object_unref(cell) }
    var row: gint = -1
    var column: gint = -1
    _ = try call { atspi_table_cell_get_position(cell, &row, &column, $0) }
    let headers = taken(
      try call { atspi_table_cell_get_column_header_cells(cell, $0) },
      of: UnsafeMutablePointer<AtspiAccessible>.self
    )
    return BusNode.Cell(
      row: Int(row),
      column: Int(column),
      rowSpan: Int(try call { atspi_table_cell_get_row_span(cell, $0) }),
      columnSpan: Int(try call { atspi_table_cell_get_column_span(cell, $0) }),
      columnHeaders: headers.map { BusElement(taking: $0).flatMap { places[$0.objectPath] } }
    )
  }

  func readLinks() throws(BusError) -> [BusNode.Link]? {
    guard let hypertext = atspi_accessible_get_hypertext_iface(pointer) else { return nil }
    defer { g_object_unref(hypertext) }
    var links: [BusNode.Link] = []
    for index in 0..<max(0, try call { atspi_hypertext_get_n_links(hypertext, $0) }) {
      guard let link = try call({ atspi_hypertext_get_link(hypertext, index, $0) }) else {
        continue
      }
      defer { g_object_unref(link) }
      links.append(
        BusNode.Link(
          uri: taken(try call { atspi_hyperlink_get_uri(link, 0, $0) }),
          start: Int(try call { atspi_hyperlink_get_start_index(link, $0) }),
          end: Int(try call { atspi_hyperlink_get_end_index(link, $0) })
        )
      )
    }
    return links
  }

  func readImage() throws(BusError) -> BusNode.Image? {
    guard let image = atspi_accessible_get_image_iface(pointer) else { return nil }
    defer { g_object_unref(image) }
    let extents = taken(
      try call { atspi_image_get_image_extents(image, ATSPI_COORD_TYPE_WINDOW, $0) }
    )
    return BusNode.Image(
      description: taken(try call { atspi_image_get_image_description(image, $0) }),
      extents: extents.map(BusRect.init) ?? BusRect(x: 0, y: 0, width: 0, height: 0)
    )
  }
}

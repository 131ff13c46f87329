internal import LayoutCore

struct ListSemantics: ControlSemantics {
  var container: PlatformContainers.Kind? { .list }
  var isReadTogether: Bool { true }
  func passes(_ part: ControlPart) -> Bool { part == .content }
}

struct FormSemantics: ControlSemantics {
  var isReadTogether: Bool { true }
  func passes(_ part: ControlPart) -> Bool { part == .content }
}

struct SectionSemantics: ControlSemantics {
  var container: PlatformContainers.Kind? { .section }
  func passes(_ part: ControlPart) -> Bool { part == .content }

  /// Every element of the header becomes a heading (A2.29).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    parts.header.map { header in
      var header = header
      header.imply(.header)
      return header
    } + parts.content + parts.footer
  }
}

struct TableSemantics: ControlSemantics {
  var container: PlatformContainers.Kind? { .table }
  var isReadTogether: Bool { true }

  /// Titles stay texts; that they are column headers is left to the platform (A1.4).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    parts.header + parts.content
  }
}

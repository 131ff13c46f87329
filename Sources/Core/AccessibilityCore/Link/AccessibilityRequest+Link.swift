internal import LayoutCore

extension PublishedRequest: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(id)
    writer.write(request)
    writer.write(number)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let id: String = try reader.read()
    self.init(try reader.read(), of: id, number: try reader.read())
  }
}

extension AccessibilityRequest: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(kind.rawValue)
    switch self {
    case .activate, .increment, .decrement, .escape, .magicTap, .delete, .zoom, .scroll, .select,
      .deselect, .focus:
      break
    case .named(let name): writer.write(name)
    case .setValue(let value): writer.write(value)
    case .setText(let text): writer.write(text)
    case .insertText(let text, let offset):
      writer.write(text)
      writer.write(offset)
    case .deleteText(let range): writer.write(range)
    case .scrollIntoView(let place): writer.write(named: place)
    case .scrollToPoint(let point): writer.write(point)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let kind: Kind = try reader.readNamed()
    self =
      switch kind {
      case .activate: .activate
      case .increment: .increment
      case .decrement: .decrement
      case .escape: .escape
      case .magicTap: .magicTap
      case .delete: .delete
      case .zoom: .zoom
      case .scroll: .scroll
      case .named: .named(try reader.read())
      case .setValue: .setValue(try reader.read())
      case .setText: .setText(try reader.read())
      case .insertText: .insertText(try reader.read(), at: try reader.read())
      case .deleteText: .deleteText(try reader.read())
      case .select: .select
      case .deselect: .deselect
      case .focus: .focus
      case .scrollIntoView: .scrollIntoView(try reader.readNamed())
      case .scrollToPoint: .scrollToPoint(try reader.read())
      }
  }

  private enum Kind: String {
    case activate, increment, decrement, escape, magicTap, delete, zoom, scroll, named, setValue
    case setText, insertText, deleteText, select, deselect, focus, scrollIntoView, scrollToPoint
  }

  private var kind: Kind {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .zoom: .zoom
    case .scroll: .scroll
    case .named: .named
    case .setValue: .setValue
    case .setText: .setText
    case .insertText: .insertText
    case .deleteText: .deleteText
    case .select: .select
    case .deselect: .deselect
    case .focus: .focus
    case .scrollIntoView: .scrollIntoView
    case .scrollToPoint: .scrollToPoint
    }
  }
}

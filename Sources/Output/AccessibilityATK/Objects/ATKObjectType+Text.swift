internal import AccessibilityCore
internal import CATK

extension ATKObjectType {
  /// `AtkText`: offsets count Unicode scalars.
  ///
  /// Current clients ask for strings at offsets, Orca 43 for texts at, before and after them, by
  /// deprecated calls: both are answered.
  static let textFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkTextIface.self) else { return }
    functions.pointee.get_text = { text, start, end in
      answer(text, otherwise: nil) { node in
        let segments = node.segments
        return g_strdup(segments.string(in: segments.clamped(Int(start), Int(end))))
      }
    }
    functions.pointee.get_character_count = {
      answer($0, otherwise: 0) { gint(clamping: $0.texts.scalars.count) }
    }
    functions.pointee.get_character_at_offset = { text, offset in
      answer(text, otherwise: 0) { node in
        let scalars = node.texts.scalars
        return scalars.indices.contains(Int(offset)) ? scalars[Int(offset)].value : 0
      }
    }
    functions.pointee.get_caret_offset = { text in
      answer(text, otherwise: -1) { node in
        node.record.interfaces.contains(.editableText) ? gint(clamping: node.caret) : -1
      }
    }
    functions.pointee.set_caret_offset = { text, offset in
      answer(text, otherwise: 0) { $0.moveCaret(to: Int(offset)) ? 1 : 0 }
    }
    textSelectionFunctions(functions)
    functions.pointee.get_string_at_offset = { text, offset, granularity, start, end in
      segment(of: text, unit(granularity), start, end) { $0.segment($1, at: Int(offset)) }
    }
    functions.pointee.get_text_at_offset = { text, offset, boundary, start, end in
      segment(of: text, unit(boundary), start, end) { $0.segment($1, at: Int(offset)) }
    }
    functions.pointee.get_text_before_offset = { text, offset, boundary, start, end in
      segment(of: text, unit(boundary), start, end) { $0.segment($1, before: Int(offset)) }
    }
    functions.pointee.get_text_after_offset = { text, offset, boundary, start, end in
      segment(of: text, unit(boundary), start, end) { $0.segment($1, after: Int(offset)) }
    }
    textGeometryFunctions(functions)
    textAttributeFunctions(functions)
  }

  private nonisolated static func textGeometryFunctions(
    _ functions: UnsafeMutablePointer<AtkTextIface>
  ) {
    functions.pointee.get_character_extents = { text, offset, x, y, width, height, coordinates in
      let bounds = answer(text, otherwise: nil as PixelRect?) { node in
        let end = min(Int(offset) + 1, node.texts.scalars.count)
        guard offset >= 0, Int(offset) <= end else { return nil }
        return node.record.textBounds(of: Int(offset)..<end).map { node.moved($0, to: coordinates) }
      }
      (bounds ?? .unknown).write(x, y, width, height)
    }
    functions.pointee.get_range_extents = { text, start, end, coordinates, rectangle in
      let bounds = answer(text, otherwise: nil as PixelRect?) { node in
        let range = node.segments.clamped(Int(start), Int(end))
        return node.record.textBounds(of: range).map { node.moved($0, to: coordinates) }
      }
      guard let rectangle else { return }
      (bounds ?? .unknown).write(
        &rectangle.pointee.x,
        &rectangle.pointee.y,
        &rectangle.pointee.width,
        &rectangle.pointee.height
      )
    }
    functions.pointee.get_offset_at_point = { text, x, y, coordinates in
      answer(text, otherwise: -1) { node in
        node.record.textOffset(at: node.windowPoint(x, y, coordinates)).map {
          gint(clamping: $0)
        } ?? -1
      }
    }
  }

  private nonisolated static func textAttributeFunctions(
    _ functions: UnsafeMutablePointer<AtkTextIface>
  ) {
    functions.pointee.get_run_attributes = { text, offset, start, end in
      let run = answer(text, otherwise: nil) { $0.record.textRun(at: Int(offset)) }
      start?.pointee = gint(clamping: run?.range.lowerBound ?? 0)
      end?.pointee = gint(clamping: run?.range.upperBound ?? 0)
      return AttributeSet.make(run?.attributes ?? [])
    }
    functions.pointee.get_default_attributes = { text in
      AttributeSet.make(answer(text, otherwise: []) { $0.record.text?.attributes ?? [] })
    }
  }

  /// Returns a segment of a text and its range.
  private nonisolated static func segment(
    of text: OpaquePointer?,
    _ unit: TextUnit,
    _ start: UnsafeMutablePointer<gint>?,
    _ end: UnsafeMutablePointer<gint>?,
    _ find: @ATKActor (SegmentedText, TextUnit) -> Range<Int>
  ) -> UnsafeMutablePointer<CChar>? {
    let piece = answer(text, otherwise: nil as (range: Range<Int>, string: String)?) { node in
      let segments = node.segments
      let range = find(segments, unit)
      return (range, segments.string(in: range))
    }
    start?.pointee = gint(clamping: piece?.range.lowerBound ?? 0)
    end?.pointee = gint(clamping: piece?.range.upperBound ?? 0)
    return piece.flatMap { g_strdup($0.string) }
  }

  private nonisolated static func unit(_ granularity: AtkTextGranularity) -> TextUnit {
    switch granularity {
    case ATK_TEXT_GRANULARITY_WORD: .wordStart
    case ATK_TEXT_GRANULARITY_SENTENCE: .sentenceStart
    case ATK_TEXT_GRANULARITY_LINE: .lineStart
    case ATK_TEXT_GRANULARITY_PARAGRAPH: .paragraph
    default: .character
    }
  }

  private nonisolated static func unit(_ boundary: AtkTextBoundary) -> TextUnit {
    switch boundary {
    case ATK_TEXT_BOUNDARY_WORD_START: .wordStart
    case ATK_TEXT_BOUNDARY_WORD_END: .wordEnd
    case ATK_TEXT_BOUNDARY_SENTENCE_START: .sentenceStart
    case ATK_TEXT_BOUNDARY_SENTENCE_END: .sentenceEnd
    case ATK_TEXT_BOUNDARY_LINE_START: .lineStart
    case ATK_TEXT_BOUNDARY_LINE_END: .lineEnd
    default: .character
    }
  }
}

extension ATKNode {
  /// The text and its segments.
  var segments: SegmentedText {
    SegmentedText(scalars: texts.scalars, lines: record.text?.lines.map(\.range) ?? [])
  }
}

internal import AccessibilityCore
internal import CATK

extension ATKObjectType {
  /// `AtkEditableText`: editing by clients.
  ///
  /// The clipboard is the program's own, since there may be no display to share one with. Secure
  /// text is neither cut nor copied.
  static let editableTextFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkEditableTextIface.self) else { return }
    functions.pointee.set_text_contents = { text, string in
      guard let string else { return }
      let words = String(cString: string)
      answer(text, otherwise: ()) { $0.ask(.setText(words)) }
    }
    functions.pointee.insert_text = { text, string, length, position in
      guard let string, let position else { return }
      let bytes = UnsafeRawBufferPointer(
        start: string,
        count: length < 0 ? strlen(string) : Int(length)
      )
      let words = String(decoding: bytes, as: UTF8.self)
      let offset = Int(position.pointee)
      answer(text, otherwise: ()) { $0.ask(.insertText(words, at: offset)) }
      position.pointee += gint(clamping: words.unicodeScalars.count)
    }
    functions.pointee.delete_text = { text, start, end in
      answer(text, otherwise: ()) { node in
        node.ask(.deleteText(node.segments.clamped(Int(start), Int(end))))
      }
    }
    functions.pointee.copy_text = { text, start, end in
      answer(text, otherwise: ()) { node in
        _ = node.copyText(in: node.segments.clamped(Int(start), Int(end)))
      }
    }
    functions.pointee.cut_text = { text, start, end in
      answer(text, otherwise: ()) { node in
        let range = node.segments.clamped(Int(start), Int(end))
        if node.record.states.contains(.editable), node.copyText(in: range) {
          node.ask(.deleteText(range))
        }
      }
    }
    functions.pointee.paste_text = { text, position in
      answer(text, otherwise: ()) { node in
        guard !node.publisher.clipboard.isEmpty else { return }
        node.ask(.insertText(node.publisher.clipboard, at: Int(position)))
      }
    }
  }

  /// The caret and the selection: one range at most, as in GTK's entries.
  nonisolated static func textSelectionFunctions(_ functions: UnsafeMutablePointer<AtkTextIface>) {
    functions.pointee.get_n_selections = { text in
      answer(text, otherwise: 0) { $0.selection == nil ? 0 : 1 }
    }
    functions.pointee.get_selection = { text, number, start, end in
      let found = answer(text, otherwise: nil as (range: Range<Int>, string: String?)?) { node in
        guard let range = node.selection, number == 0 else { return (node.caret..<node.caret, nil) }
        return (range, node.segments.string(in: range))
      }
      start?.pointee = gint(clamping: found?.range.lowerBound ?? 0)
      end?.pointee = gint(clamping: found?.range.upperBound ?? 0)
      return found?.string.map { g_strdup($0) } ?? nil
    }
    functions.pointee.add_selection = { text, start, end in
      answer(text, otherwise: 0) { node in
        guard node.selection == nil else { return 0 }
        return node.select(from: Int(start), to: Int(end)) ? 1 : 0
      }
    }
    functions.pointee.set_selection = { text, number, start, end in
      answer(text, otherwise: 0) { node in
        guard number == 0, node.selection != nil else { return 0 }
        return node.select(from: Int(start), to: Int(end)) ? 1 : 0
      }
    }
    functions.pointee.remove_selection = { text, number in
      answer(text, otherwise: 0) { node in
        guard number == 0, node.selection != nil else { return 0 }
        node.deselect()
        return 1
      }
    }
  }
}

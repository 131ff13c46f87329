extension InlineMarkdown {
  /// Matches the delimiters behind a piece (CommonMark's procedure).
  mutating func resolveEmphasis(from bottom: Int) {
    var closer = bottom
    while closer < pieces.count {
      guard let closing = pieces[closer].delimiter, closing.canClose,
        !pieces[closer].run.text.isEmpty,
        let opener = opener(of: closing, before: closer, from: bottom)
      else {
        closer += 1
        continue
      }
      let left = min(pieces[opener].run.text.count, pieces[closer].run.text.count)
      let used = closing.sign == "~" ? left : min(2, left)
      pieces[opener].run.text.removeLast(used)
      pieces[closer].run.text.removeLast(used)
      for index in (opener + 1)..<closer {
        if closing.sign == "~" {
          pieces[index].run.look.isStruck = true
        } else if used == 2 {
          pieces[index].run.look.isStrong = true
        } else {
          pieces[index].run.look.isEmphasized = true
        }
        // Delimiters inside the emphasis no longer match.
        pieces[index].delimiter = nil
      }
      if pieces[closer].run.text.isEmpty { closer += 1 }
    }
    for index in bottom..<max(bottom, pieces.count) { pieces[index].delimiter = nil }
  }

  private func opener(of closing: Delimiter, before closer: Int, from bottom: Int) -> Int? {
    var index = closer - 1
    while index >= bottom {
      if let opening = pieces[index].delimiter, opening.sign == closing.sign, opening.canOpen,
        !pieces[index].run.text.isEmpty
      {
        let isBoth = opening.canClose || closing.canOpen
        let isOdd =
          isBoth && (opening.count + closing.count) % 3 == 0
          && !(opening.count % 3 == 0 && closing.count % 3 == 0)
        let isEqual = closing.sign != "~" || opening.count == closing.count
        if !isOdd, isEqual { return index }
      }
      index -= 1
    }
    return nil
  }
}

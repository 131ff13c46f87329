internal import LayoutCore

extension Comparison {
  /// Notes where the layout that ships, incremental and sparing itself questions whose answers it
  /// knows, is not that of an engine that asks every question; to the last bit.
  ///
  /// This is no expectation of a spec, so that it does not count among them.
  mutating func compare(shipped: LayoutResult, plain: LayoutResult) {
    guard shipped.views.count == plain.views.count else {
      return differ("number of views", shipped.views.count, plain.views.count)
    }
    differ("frame of the root", shipped.rootFrame.numbers, plain.rootFrame.numbers)
    for (view, other) in zip(shipped.views, plain.views) {
      let name = view.id ?? "view \(view.index + 1)"
      differ("place in the tree of \(name)", view.source, other.source)
      differ("frame of \(name)", view.frame.numbers, other.frame.numbers)
      differ(
        "rendered frame of \(name)",
        view.renderedFrame?.numbers ?? [],
        other.renderedFrame?.numbers ?? []
      )
      differ("placement proposal to \(name)", view.proposal.numbers, other.proposal.numbers)
      differ("lines of \(name)", view.text?.lines ?? [], other.text?.lines ?? [])
      differ("number of modifiers of \(name)", view.modifiers.count, other.modifiers.count)
      for (index, pair) in zip(view.modifiers, other.modifiers).enumerated() {
        let (modifier, other) = pair
        let what = "\(name) after modifier \(index + 1)"
        differ("frame of \(what)", modifier.frame.numbers, other.frame.numbers)
        differ(
          "rendered frame of \(what)",
          modifier.renderedFrame?.numbers ?? [],
          other.renderedFrame?.numbers ?? []
        )
      }
    }
    differ("draw order", shipped.drawOrder.map(\.index), plain.drawOrder.map(\.index))
  }

  private mutating func differ<Value: Equatable>(
    _ name: @autoclosure () -> String,
    _ shipped: Value,
    _ plain: Value
  ) {
    if shipped != plain {
      note("\(name()) is \(shipped) incrementally with shortcuts, \(plain) without")
    }
  }
}

extension ProposedViewSize {
  fileprivate var numbers: [Double?] { [width, height] }
}

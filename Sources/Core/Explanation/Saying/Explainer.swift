import LayoutCore

/// Explains the views of a screen by trying (E2).
package struct Explainer {
  private let screen: ExplainedScreen

  package init(_ screen: ExplainedScreen) { self.screen = screen }

  /// Explains a view, or what has a fault inside of it.
  ///
  /// - Parameter node: The view, in the tree of the usual variant.
  /// - Returns: nil for a view that no variant shows.
  package func explanation(of node: Int) -> ViewExplanation? {
    let view = subject(node)
    let trials = Trials(screen, view: view)
    let faulty = trials.faulty
    let variant = faulty.first ?? 0
    guard let own = screen.node(view, in: variant) else { return nil }
    let result = screen.variants[variant].scene.layout(measurer: screen.measurer)
    guard let placed = result.views.first(where: { $0.source == own }) else { return nil }
    let paths = ViewPaths(result)
    let changes = trials.all()
    let cause =
      faulty.isEmpty
      ? nil
      : CauseFinder(trials: trials, variant: variant, result: result, paths: paths).cause(changes)
    let needs = Needs(screen, view: view, variant: variant, placed)
    let stack = stack(around: placed, needs.axis, cause, result)
    let division = stack.flatMap {
      StackDivision(of: $0, in: result, paths, measurer: screen.measurer)
    }
    let sentence = Sentence(
      placed: placed,
      path: paths[placed],
      faults: trials.faults[variant],
      cause: cause,
      needs: needs,
      variant: screen.variants[variant].name,
      counts: (faulty.count, screen.variants.count)
    )
    return ViewExplanation(
      view: view,
      path: paths[placed],
      name: Words.name(placed, paths[placed]),
      type: placed.typeName,
      variant: variant,
      frame: placed.frame,
      proposal: placed.proposal,
      faults: trials.faults[variant],
      faulty: faulty,
      sentence: sentence.text,
      rules: sentence.rules,
      cause: cause,
      changes: changes,
      division: division,
      guide: guide(of: placed, result, paths),
      safeArea: SafeAreaEffect(
        of: placed,
        in: screen.variants[variant].scene,
        measurer: screen.measurer
      ),
      inactive: InactiveModifier.all(in: screen, among: way(from: view)),
      variantCount: screen.variants.count
    )
  }

  /// The view itself if it has a fault in some variant, else the first inside of it that has one.
  private func subject(_ node: Int) -> Int {
    let inside = screen.tree.subtree(of: node).filter { screen.written.ordinal(of: $0) != nil }
    for view in inside {
      for variant in screen.variants.indices {
        guard let own = screen.node(view, in: variant) else { continue }
        if !screen.states[variant].faults(of: own).isEmpty { return view }
      }
    }
    return node
  }

  private func way(from view: Int) -> Set<Int> {
    var way: Set<Int> = []
    var next: Int? = view
    while let node = next {
      way.insert(node)
      next = screen.tree.parent(of: node)
    }
    return way
  }

  /// The stack whose division is told: that of the view to blame, else the innermost.
  private func stack(
    around view: PlacedView,
    _ axis: Axis,
    _ cause: LayoutCause?,
    _ result: LayoutResult
  ) -> PlacedView? {
    let views = result.views
    var stacks: [PlacedView] = []
    var next = view.parent
    while let index = next {
      if views[index].content.stackAxis != nil { stacks.append(views[index]) }
      next = views[index].parent
    }
    if case .sibling(let node, _, _)? = cause,
      let blamed = screen.tree.stack(around: node),
      let stack = stacks.first(where: { $0.source == blamed })
    {
      return stack
    }
    return stacks.first { $0.content.stackAxis == axis } ?? stacks.first
  }

  private func guide(of view: PlacedView, _ result: LayoutResult, _ paths: ViewPaths) -> GuideWay? {
    guard let parent = view.parent, view.hostModifier == nil else { return nil }
    return GuideWay(of: view, in: result.views[parent], result, paths)
  }
}

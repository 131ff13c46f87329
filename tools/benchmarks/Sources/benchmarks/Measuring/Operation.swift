import AccessibilityCore
import Export
import LayoutCore
import SpecFormat

/// A piece of work that is measured on every workload.
enum Operation: String, CaseIterable {
  /// Resolving a view tree.
  case resolve
  /// The first layout of a resolved tree.
  case layout
  /// Layout after the caption of the middle row has been changed.
  case leaf
  /// Layout after another row has come behind the middle one.
  case insert
  /// Layout after the middle row's environment has changed.
  case environment
  /// Layout after the screen has become a version with another row behind the middle one, or without
  /// it.
  case update
  /// Layout after the width of the root's proposal has been changed.
  case width
  /// Reading the tree from a spec's bytes.
  case parse
  /// Writing geometry JSON.
  case geometry
  /// Making the accessibility tree and writing it as JSON.
  case accessibility

  /// Whether the operation makes sense on a workload.
  func applies(to workload: Workload) -> Bool {
    switch self {
    case .leaf, .insert, .environment, .update: workload.middleCaption != nil
    default: true
    }
  }

  /// A run that is ready: what it makes is kept, so that destroying it is not measured.
  typealias Run = () -> Any

  /// Makes the runs of an operation ready, one after the other.
  func preparation(_ workload: Workload) -> () -> Run {
    let scene = workload.scene
    let measurer = CellTextMeasurer()
    switch self {
    case .resolve:
      return { { LayoutEngine(scene, measurer: measurer) } }
    case .layout:
      return {
        let engine = LayoutEngine(scene, measurer: measurer)
        return { engine.layout() }
      }
    case .leaf:
      // What is kept is no result: nobody looks at the screen between two changes.
      let layout = IncrementalLayout(scene, measurer: measurer)
      _ = layout.layout()
      let caption = workload.middleCaption ?? 0
      let texts = [workload.longerMiddleCaption, scene.tree.nodes[caption].content]
      var number = 0
      return {
        let text = texts[number % 2]
        number += 1
        return {
          layout.setContent(text, at: caption)
          return layout.layout().statistics
        }
      }
    case .insert:
      let layout = IncrementalLayout(scene, measurer: measurer)
      _ = layout.layout()
      guard let row = workload.middleRow else { return { { () } } }
      let index = scene.tree.children(of: 0).prefix { $0 <= row }.count
      var tree = scene.tree
      let views = tree.remove(row)
      var inserted: [Int] = []
      return {
        for row in inserted { layout.remove(row) }
        inserted = []
        _ = layout.layout().statistics
        return {
          inserted = layout.insert(views, at: index, in: 0)
          return layout.layout().statistics
        }
      }
    case .environment:
      let changes = [14, 15].map { size in
        EnvironmentChange(name: "font") { $0.font.size = .points(size) }
      }
      let changed = workload.sceneWithEnvironment(changes[0])
      let layout = IncrementalLayout(changed, measurer: measurer)
      _ = layout.layout()
      let row = workload.middleRow ?? 0
      var number = 0
      return {
        number += 1
        let change = changes[number % 2]
        return {
          layout.setContent(.modifier(.environment(change)), at: row)
          return layout.layout().statistics
        }
      }
    case .update:
      // Rows have ids, by which versions know them again.
      var scene = scene
      scene.tree = scene.tree.withRowIDs
      guard let row = workload.middleRow else { return { { () } } }
      let index = scene.tree.children(of: 0).prefix { $0 <= row }.count
      var longer = scene
      longer.tree.insert(workload.newRow, at: index, in: 0)
      let layout = IncrementalLayout(scene, measurer: measurer)
      _ = layout.layout()
      var number = 0
      return {
        number += 1
        let version = number % 2 == 1 ? longer : scene
        return {
          layout.update(to: version)
          return layout.layout().statistics
        }
      }
    case .width:
      let layout = IncrementalLayout(scene, measurer: measurer)
      _ = layout.layout()
      var step = 0
      return {
        step = step % 4 + 1
        let host = workload.host(narrowedBy: step)
        return {
          layout.host = host
          return layout.layout().statistics
        }
      }
    case .parse:
      let bytes = Array(WorkloadSpec(workload).json.utf8)
      let file = SpecFile(bytes: bytes, name: "workload.json")
      precondition(!file.hasErrors, "the workload is no spec: \(file.diagnostics)")
      return { { SpecFile(bytes: bytes, name: "workload.json") } }
    case .geometry:
      let result = scene.layout(measurer: measurer)
      return { { GeometryDocument.json(result, file: "workload.json") } }
    case .accessibility:
      let result = scene.layout(measurer: measurer)
      return {
        {
          AccessibilityDocument.json(
            result.accessibilityTree(),
            file: "workload.json",
            layoutDirection: .leftToRight
          )
        }
      }
    }
  }

  /// How many runs are counted.
  ///
  /// A change of one view takes less than what two processes differ by, so it is counted many times.
  var repetitions: Int {
    switch self {
    case .leaf, .environment: 50
    case .resolve, .layout, .insert, .update, .width, .parse, .geometry, .accessibility: 1
    }
  }

  /// Prepares one run more than are counted, and carries out as many of them as asked for.
  func run(_ workload: Workload, runs: Int) {
    let prepare = preparation(workload)
    var kept: [Any] = []
    kept.reserveCapacity(repetitions + 1)
    for number in 0...repetitions {
      let run = prepare()
      if number < runs { kept.append(run()) }
    }
    withExtendedLifetime(kept) {}
  }

  /// The processor times of several runs, in seconds.
  func times(_ workload: Workload, rounds: Int) -> Samples {
    let prepare = preparation(workload)
    return Samples(
      (0..<rounds).map { _ in
        let run = prepare()
        var kept: Any?
        let time = ProcessorTime.of { kept = run() }
        withExtendedLifetime(kept) {}
        return time
      }
    )
  }
}

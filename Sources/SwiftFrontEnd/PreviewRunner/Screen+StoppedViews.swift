internal import CommandSupport
internal import LayoutCore
internal import ProgramSupport
internal import SwiftUI
internal import ViewGraph

extension Screen {
  /// Begins with the screen as a part of the program; where placeholders are allowed, a view whose code ends the
  /// program is lost, not the screen (V17.7).
  ///
  /// - Returns: Whether the screen may be made.
  func begin(
    _ part: String,
    _ loss: String,
    in module: ProgramModule,
    _ request: ScreenRequest,
    without crashed: CrashRecovery
  ) -> Bool {
    StoppedViews.begin([])
    guard CrashRecovery.sparesViews else { return crashed.begin(part, loss: loss) }
    guard let views = crashed.beginViews(of: part, loss: loss, findView: writeNameOfRunningView)
    else { return false }
    StoppedViews.begin(
      views.map { view in
        let file = view.place?.file ?? file(in: module, request)
        return StoppedViews.View(
          view.name,
          ViewPlaceholder(
            .stopped,
            "",
            reason: "its code ended the program",
            file: file,
            line: view.place?.line ?? line,
            column: view.place?.column ?? 1
          )
        ) {
          crashed.meet(view)
        }
      }
    )
    return true
  }
}

/// Writes the name of the view whose code runs, with a zero at the end; false if there is none.
private func writeNameOfRunningView(_ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Bool {
  guard let view = GraphEvaluation.runningView else { return false }
  let text = MainActor.assumeIsolated { StoppedViews.name(of: view) }
  guard text.utf8.count < size else { return false }
  for (index, byte) in text.utf8.enumerated() { name[index] = CChar(bitPattern: byte) }
  name[text.utf8.count] = 0
  return true
}

internal import CommandSupport
internal import LayoutCore
internal import SpecFormat
internal import SwiftUI

extension ProgramModule {
  /// Reports the providers of previews whose declarations could not be compiled (V17.4).
  func tellOfLostPreviews(_ request: ScreenRequest) {
    guard !request.isQuiet, request.showsScreens else { return }
    for placeholder in placeholders.all where placeholder.isOfPreviews {
      let name = placeholder.title
      guard request.previews.isEmpty || request.previews.contains(name) else { continue }
      StandardError.write(
        Diagnostic(
          .warning,
          "the preview '\(name)' is not shown: it could not be compiled (\(placeholder.reason))",
          file: placeholder.file,
          position: SourcePosition(line: placeholder.line, column: placeholder.column)
        )
      )
    }
  }
}

extension ViewPlaceholder {
  /// Whether a declaration is missing that is named as providers of previews are.
  fileprivate var isOfPreviews: Bool {
    guard kind == .declaration else { return false }
    return title.hasSuffix("Preview") || title.hasSuffix("Previews")
  }
}

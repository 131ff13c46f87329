internal import Assets
internal import CommandSupport
internal import Foundation
internal import SpecFormat

extension ScreenRequest {
  /// Says which files the sources' project takes along, if that was asked for.
  func tellOfAssets() {
    guard tellsOfAssets else { return }
    let here = FileManager.default.currentDirectoryPath + "/"
    let files = AssetCatalogue.current.files.map {
      $0.hasPrefix(here) ? $0.dropFirst(here.count) : $0[...]
    }
    let shown = files.prefix(ScreenRequest.mostShown).joined(separator: ", ")
    let rest = files.count - ScreenRequest.mostShown
    StandardError.write(
      Diagnostic(
        .note,
        files.isEmpty
          ? "there are no catalogues, strings, fonts and images of its project"
          : "taken along: \(shown)" + (rest > 0 ? " and \(rest) more" : ""),
        file: file
      )
    )
  }

  /// The number of files that are named in a message.
  private static let mostShown = 50
}

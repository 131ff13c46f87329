package import Drawing
internal import Glibc
package import LayoutCore
internal import SystemLibraries

/// The images beside a spec file, and substitutes for the system's symbols.
package struct SpecResources: DrawingResources {
  /// The folder of the file, with a slash at its end; empty for the current one.
  private let folder: String

  package init(besides file: InputFile) {
    let path: String
    switch file {
    case .named(let named), .regular(let named): path = named.text
    case .standardInput, .uselessFolder: path = ""
    }
    guard let slash = path.lastIndex(of: "/") else {
      folder = ""
      return
    }
    folder = String(path[...slash])
  }

  package func color(named name: String, in environment: EnvironmentValues) -> ColorValue? { nil }

  /// Returns the image of a file's name: as large as its pixels, divided by the scale in its name.
  package func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture? {
    guard let dot = name.lastIndex(of: "."), !name.hasPrefix("/") else { return nil }
    let path = folder + name
    let stem = name[..<dot]
    let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@3x") ? 3 : 1
    let size =
      name[dot...].lowercased() == ".svg"
      ? ImageLibraries.drawingSize(atPath: path) : ImageLibraries.pixelSize(atPath: path)
    return size.flatMap {
      image(file: name, size: Size(width: $0.width / scale, height: $0.height / scale))
    }
  }

  package func image(file: String, size: Size) -> DrawingPicture? {
    let path = folder + file
    // A file that is not regular, such as a pipe, may block its reader.
    guard ImageLibraries.isRegular(path), access(path, R_OK) == 0 else { return nil }
    return DrawingPicture(source: .file(path), size: size)
  }

  package func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
    try StandardResources.installed.symbol(named: name)
  }
}

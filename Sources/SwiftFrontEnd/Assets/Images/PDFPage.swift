internal import Foundation
internal import ViewValues

/// Reads the size of a PDF's first page.
enum PDFPage {
  /// The most points that a side of a page has (ISO 32000-2, annex C: 14,400 units of up to 75,000).
  private static let largestSide = 14_400.0 * 75_000

  /// The size of the first page, as the file states it.
  enum Statement: Equatable {
    /// A size in points.
    case size(Size)
    /// The file has no plain text of it.
    case nothing
    /// Not a number, or larger than any page.
    case nonsense
  }

  static func statement(atPath path: String) -> Statement {
    guard let data = try? AssetFile.contents(path),
      data.starts(with: Data("%PDF".utf8)),
      // The visible part of a page is its crop box, by default the media box.
      let box = box("/CropBox", in: data) ?? box("/MediaBox", in: data)
    else { return .nothing }
    let size = Size(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    return size.width <= largestSide && size.height <= largestSide ? .size(size) : .nonsense
  }

  private static func box(_ name: String, in data: Data) -> [Double]? {
    guard let found = data.range(of: Data(name.utf8)) else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    return numbers.count == 4 ? numbers : nil
  }
}

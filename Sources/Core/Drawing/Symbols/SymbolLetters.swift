internal import ViewValues

/// Signs that are symbols only inside of a shape, such as the letters and numbers of circles: lines
/// on a square of 24 units (D7.12).
enum SymbolLetters {
  /// The ink of a letter, of a number with at most two digits, of a slash or of lines of text; nil for
  /// anything else.
  static func ink(of name: Substring) -> [DrawingSymbol.Ink]? {
    if let sign = signs[name] { return [.line(sign)] }
    let characters = Array(name)
    if characters.count == 1 { return characters.first.flatMap { letters[$0] }.map { [.line($0)] } }
    guard characters.count == 2, let tens = digit(characters[0]), let ones = digit(characters[1])
    else { return nil }
    var path = tens.applying(AffineTransform(a: 1, d: 1, tx: -8))
    path.addPath(ones.applying(AffineTransform(a: 1, d: 1, tx: 8)))
    return [.line(path)]
  }

  private static func digit(_ character: Character) -> Path? {
    character.isASCII && character.isNumber ? letters[character] : nil
  }

  private static let signs: [Substring: Path] = [
    "slash": SymbolDrawing.line((5, 21), (19, 3)),
    "text": SymbolDrawing.joined(
      SymbolDrawing.line((2, 5), (22, 5)),
      SymbolDrawing.line((2, 12), (22, 12)),
      SymbolDrawing.line((2, 19), (14, 19))
    ),
  ]

  private static let letters: [Character: Path] = {
    func line(_ points: (Double, Double)...) -> Path { SymbolDrawing.lines(points) }
    func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
      SymbolDrawing.ellipse(x, y, width, height)
    }
    func joined(_ first: Path, _ second: Path) -> Path { SymbolDrawing.joined(first, second) }
    let bowl = line((7, 21), (7, 3), (13, 3), (16, 5), (17, 8), (16, 11), (13, 13), (7, 13))
    let sickle = [
      (18.0, 7.0), (15, 4), (11, 3), (7, 6), (6, 12), (7, 18), (11, 21), (15, 20), (18, 17),
    ]
    return [
      "a": joined(line((5, 21), (12, 3), (19, 21)), line((7.5, 15), (16.5, 15))),
      "b": joined(
        line((13, 12), (7, 12), (7, 3), (13, 3), (16, 6), (16, 9), (13, 12)),
        line((13, 12), (17, 14), (17, 19), (13, 21), (7, 21), (7, 12))
      ),
      "c": SymbolDrawing.lines(sickle),
      "d": line((7, 3), (12, 3), (16, 6), (18, 12), (16, 18), (12, 21), (7, 21), (7, 3)),
      "e": joined(line((17, 3), (7, 3), (7, 21), (17, 21)), line((7, 12), (15, 12))),
      "f": joined(line((17, 3), (7, 3), (7, 21)), line((7, 12), (15, 12))),
      "g": SymbolDrawing.lines(sickle + [(18, 13), (13, 13)]),
      "h": joined(
        joined(line((6, 3), (6, 21)), line((18, 3), (18, 21))),
        line((6, 12), (18, 12))
      ),
      "i": line((12, 3), (12, 21)),
      "j": line((16, 3), (16, 16), (14, 20), (11, 21), (8, 19), (7, 16)),
      "k": joined(
        joined(line((7, 3), (7, 21)), line((17, 3), (7, 14))),
        line((10.5, 10.5), (18, 21))
      ),
      "l": line((8, 3), (8, 21), (17, 21)),
      "m": line((4, 21), (4, 3), (12, 15), (20, 3), (20, 21)),
      "n": line((6, 21), (6, 3), (18, 21), (18, 3)),
      "o": ellipse(5, 3, 14, 18),
      "p": bowl,
      "q": joined(ellipse(5, 3, 14, 18), line((14, 16), (19, 22))),
      "r": joined(bowl, line((12, 13), (17, 21))),
      "s": line(
        (17, 6),
        (15, 4),
        (12, 3),
        (9, 4),
        (7, 7),
        (9, 10.5),
        (12, 11.7),
        (15, 13),
        (17, 16.5),
        (15, 20),
        (12, 21),
        (9, 20),
        (6.5, 17.5)
      ),
      "t": joined(line((4, 3), (20, 3)), line((12, 3), (12, 21))),
      "u": line((6, 3), (6, 15), (8, 19), (12, 21), (16, 19), (18, 15), (18, 3)),
      "v": line((4, 3), (12, 21), (20, 3)),
      "w": line((2, 3), (7, 21), (12, 6), (17, 21), (22, 3)),
      "x": joined(line((5, 3), (19, 21)), line((19, 3), (5, 21))),
      "y": joined(line((5, 3), (12, 12), (19, 3)), line((12, 12), (12, 21))),
      "z": line((6, 3), (18, 3), (6, 21), (18, 21)),
      "0": ellipse(6, 3, 12, 18),
      "1": line((8, 7), (13, 3), (13, 21)),
      "2": line(
        (6, 8),
        (7, 5),
        (10, 3),
        (14, 3),
        (17, 5),
        (18, 8),
        (17, 11),
        (6, 21),
        (18, 21)
      ),
      "3": line(
        (6, 5),
        (9, 3),
        (14, 3),
        (17, 6),
        (16, 10),
        (12, 12),
        (16, 14),
        (18, 17),
        (15, 21),
        (9, 21),
        (6, 19)
      ),
      "4": line((15, 21), (15, 3), (5, 16), (19, 16)),
      "5": line(
        (17, 3),
        (8, 3),
        (7, 11),
        (12, 9.5),
        (16, 11),
        (18, 15),
        (16, 20),
        (11, 21),
        (6, 19)
      ),
      "6": joined(line((15.5, 3.5), (10, 8.5), (7, 13.5)), ellipse(6, 10, 12, 11)),
      "7": line((6, 3), (18, 3), (10, 21)),
      "8": joined(ellipse(7.5, 3, 9, 8.5), ellipse(6, 11.5, 12, 9.5)),
      "9": joined(ellipse(6, 3, 12, 11), line((17, 10.5), (14, 15.5), (8.5, 20.5))),
    ]
  }()
}

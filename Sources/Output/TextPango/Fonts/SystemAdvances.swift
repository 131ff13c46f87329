internal import CPango

/// The advances of the system font of Apple's platforms, made from Inter's (L18.23).
///
/// The factor between each character's advance and Inter's in each weight follows from widths that
/// Apple's systems measured; `tools/system-font/fit` finds the factors and how uncertain they are.
struct SystemAdvances {
  /// The data of a character, in ten-thousandths.
  struct Row {
    var scalar: Unicode.Scalar
    /// The number of labels that have it.
    var labels: Int
    /// The factors of Inter's advance in regular, medium, semibold and bold.
    var factors: [Int]
    /// The standard deviations of the factors.
    var uncertainties: [Int]
    /// The change of the advance in large text, in parts of the size.
    var large: Int
    /// Its standard deviation.
    var largeUncertainty: Int

    init(
      _ scalar: Unicode.Scalar,
      _ labels: Int,
      _ factors: [Int],
      _ uncertainties: [Int],
      _ large: Int,
      _ largeUncertainty: Int
    ) {
      self.scalar = scalar
      self.labels = labels
      self.factors = factors
      self.uncertainties = uncertainties
      self.large = large
      self.largeUncertainty = largeUncertainty
    }
  }

  /// The factors of a character's advance.
  struct Letter {
    /// The factor of Inter's advance.
    var factor: Double
    /// The addition in large text, as a fraction of the size.
    var large: Double
  }

  /// The share of Inter's kerning in the system font.
  static let kerningShare = Double(kerning) / 100

  /// Signs without a measurement, and those whose factor they take besides letters with accents.
  private static let kin: [(sign: Unicode.Scalar, of: Unicode.Scalar)] = [
    ("\u{A0}", " "), ("\u{2011}", "-"), ("\u{2014}", "\u{2013}"), ("\u{2018}", "\u{2019}"),
    ("\u{201C}", "\""), ("\u{201D}", "\""), ("\\", "/"), ("^", "+"), ("~", "+"), ("<", ">"),
    (";", ":"),
  ]

  /// The corrections of all pairs of ASCII characters, in ten-thousandths of the size.
  private static let pairs: [Int16] = {
    var pairs = [Int16](repeating: 0, count: 0x80 * 0x80)
    let letters = Array(pairLetters.joined().utf8)
    for (index, correction) in pairCorrections.enumerated() {
      pairs[Int(letters[2 * index]) << 7 | Int(letters[2 * index + 1])] = correction
    }
    return pairs
  }()

  /// The correction of the room between two characters beside kerning, as a fraction of the size.
  static func correction(_ first: UInt8, _ second: UInt8) -> Double {
    guard first < 0x80, second < 0x80 else { return 0 }
    return Double(pairs[Int(first) << 7 | Int(second)]) / 10_000
  }

  private let common: Letter
  private var ascii: [Letter]
  private var others: [UInt32: Letter] = [:]

  /// Creates the advances of a weight by its number in fonts; weights below regular have its
  /// factors, and those above bold have bold's.
  init(weight: Int) {
    let column = min(max((weight - 350) / 100, 0), 3)
    let tightening = -Double(SystemAdvances.tightening[column]) / 10_000
    common = Letter(
      factor: Double(SystemAdvances.commonFactors[column]) / 10_000,
      large: tightening
    )
    ascii = Array(repeating: common, count: 0x80)
    for row in SystemAdvances.rows {
      set(
        row.scalar,
        Letter(
          factor: Double(row.factors[column]) / 10_000,
          large: tightening + Double(row.large) / 10_000
        )
      )
    }
    for (sign, other) in SystemAdvances.kin { set(sign, letter(other.value)) }
  }

  private mutating func set(_ scalar: Unicode.Scalar, _ letter: Letter) {
    if scalar.isASCII {
      ascii[Int(scalar.value)] = letter
    } else {
      others[scalar.value] = letter
    }
  }

  /// The factors of a character's advance; a letter with accents has those of its base letter.
  mutating func letter(_ scalar: UInt32) -> Letter {
    if scalar < 0x80 { return ascii[Int(scalar)] }
    if let letter = others[scalar] { return letter }
    var base: UInt32 = 0
    g_unichar_fully_decompose(scalar, 0, &base, 1)
    let letter = base == scalar || base == 0 ? common : self.letter(base)
    others[scalar] = letter
    return letter
  }
}

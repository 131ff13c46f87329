internal import CPango

/// The advances of the system font of Apple's platforms, made from Inter's (L18.23).
///
/// Widths that Apple's systems measured say by which factor each character's advance differs from
/// Inter's in each weight; `tools/system-font/fit` finds the factors and how uncertain they are.
struct SystemAdvances {
  /// What is known of a character, in ten-thousandths.
  struct Row {
    var scalar: Unicode.Scalar
    /// How many of the labels have it.
    var labels: Int
    /// The factors of Inter's advance in regular, medium, semibold and bold.
    var factors: [Int]
    /// The standard deviations of the factors.
    var uncertainties: [Int]
    /// What the advance changes by in large text, in parts of the size.
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

  /// How a character's advance is made.
  struct Letter {
    /// The factor of Inter's advance.
    var factor: Double
    /// What is added in large text, as a fraction of the size.
    var large: Double
  }

  /// How much of Inter's kerning the system font has.
  static let kerningShare = Double(kerning) / 100

  /// Signs without a measurement, and those whose factor they take besides letters with accents.
  private static let kin: [(sign: Unicode.Scalar, of: Unicode.Scalar)] = [
    ("\u{A0}", " "), ("\u{2011}", "-"), ("\u{2014}", "\u{2013}"), ("\u{2018}", "\u{2019}"),
    ("\u{201C}", "\""), ("\u{201D}", "\""), ("\\", "/"), ("^", "+"), ("~", "+"), ("<", ">"),
    (";", ":"),
  ]

  private let common: Letter
  private var ascii: [Letter]
  private var others: [UInt32: Letter] = [:]

  /// Creates the advances of a weight by the number that fonts call it by; lighter ones than regular
  /// have its factors, and heavier ones than bold those of bold.
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

  /// How the advance of a character is made; a letter with accents is as its base letter.
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

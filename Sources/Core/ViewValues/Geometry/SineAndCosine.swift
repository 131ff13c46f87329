/// Sine and cosine of an angle in degrees, exact at right angles.
///
/// The core links no mathematics library, and layouts must be the same to the last bit on every
/// machine; so the angle is brought into −45…45° and the series is summed here.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (0, 1) }
  let turned = degrees.truncatingRemainder(dividingBy: 360)
  let quarter = (turned / 90).rounded()
  let angle = (turned - quarter * 90) * (Double.pi / 180)
  let square = angle * angle
  var sine = 0.0
  var cosine = 0.0
  for term in stride(from: 20, through: 2, by: -2) {
    let k = Double(term)
    sine = (1 + sine) * -square / (k * (k + 1))
    cosine = (1 + cosine) * -square / (k * (k - 1))
  }
  sine = angle * (1 + sine)
  cosine = 1 + cosine
  switch ((Int(quarter) % 4) + 4) % 4 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

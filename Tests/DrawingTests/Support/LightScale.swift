import Foundation

/// The component of sRGB that light has, from 0 to 1: calculated here, apart from what is tested.
func encoded(_ light: Double) -> Double {
  let own = min(max(light, 0), 1)
  return own <= 0.0031308 ? 12.92 * own : 1.055 * pow(own, 1 / 2.4) - 0.055
}

/// The byte of sRGB that light has.
func byte(_ light: Double) -> Int { Int(encoded(light) * 255 + 0.5) }

/// The light of an encoded component.
func light(_ encoded: Double) -> Double {
  encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
}

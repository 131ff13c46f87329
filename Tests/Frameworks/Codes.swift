import CommonCrypto
import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import WeatherKit

/// A code of a word, each square of which is two points large.
struct Code: View {
  let word: String

  private var image: UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(word.utf8)
    filter.correctionLevel = "L"
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    guard let output = filter.outputImage?.transformed(by: scale),
      let pixels = CIContext().createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: pixels)
  }

  var body: some View {
    if let image {
      Image(uiImage: image).interpolation(.none)
    } else {
      Text("too long")
    }
  }
}

#Preview("Code") { Code(word: "Espalier").frame(width: 46, height: 46).ignoresSafeArea() }

#Preview("Too long") { Code(word: String(repeating: "x", count: 3000)) }

#Preview("Words") {
  var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
  let word = Array("abc".utf8)
  CC_SHA256(word, CC_LONG(word.count), &digest)
  let filter = CIFilter(name: "CIQRCodeGenerator")
  filter?.setValue(Data(String(repeating: "x", count: 30).utf8), forKey: "inputMessage")
  filter?.setValue("H", forKey: "inputCorrectionLevel")
  let extent = filter?.outputImage?.extent.width ?? 0
  return VStack {
    Text(digest.prefix(4).map { String(format: "%02x", $0) }.joined())
    Text("\(Int(extent))")
    Text(CIFilter(name: "CIGloom")?.outputImage == nil ? "no gloom" : "gloom")
    Text(WeatherCondition.partlyCloudy.description)
  }
}

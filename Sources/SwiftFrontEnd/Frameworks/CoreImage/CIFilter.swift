import Foundation
import SwiftUI
import UIKit

/// A filter: only the QR code generator has an output image.
open class CIFilter: NSObject, _KeyValueHolder {
  /// The name of the filter.
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter by its name.
  public init(_name name: String) { self.name = name }

  /// Creates a filter without a name.
  public convenience override init() { self.init(_name: "") }

  /// Creates the filter of a name.
  public convenience init?(name: String) { self.init(_name: name) }

  /// Creates the filter of a name, with values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(_name: name)
    values = parameters ?? [:]
  }

  /// The names of its values.
  open var inputKeys: [String] { values.keys.sorted() }

  /// Sets all values as they are from the beginning.
  open func setDefaults() { values = [:] }

  /// Sets a value by its name.
  public func _setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A value by its name.
  public func _value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The output image; nil for all filters but the QR code generator.
  open var outputImage: CIImage? {
    guard name == CIQRCodeGenerator.filterName else {
      _warnOnce("the filter '\(name)' of CoreImage gives no image here")
      return nil
    }
    let message = (_value(forKey: "inputMessage") as? Data).map(Array.init) ?? []
    let level = _value(forKey: "inputCorrectionLevel") as? String ?? "M"
    return QRCode(message, correction: QRCode.Correction(level) ?? .medium).map(CIImage.init)
  }
}

/// The QR code generator.
open class CIQRCodeGenerator: CIFilter {
  static let filterName = "CIQRCodeGenerator"

  /// The message of the code.
  open var message: Data {
    get { _value(forKey: "inputMessage") as? Data ?? Data() }
    set { _setValue(newValue, forKey: "inputMessage") }
  }

  /// The level of error correction: L, M, Q or H.
  open var correctionLevel: String {
    get { _value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { _setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension CIFilter {
  /// The QR code generator.
  public class func qrCodeGenerator() -> CIQRCodeGenerator {
    CIQRCodeGenerator(_name: CIQRCodeGenerator.filterName)
  }
}

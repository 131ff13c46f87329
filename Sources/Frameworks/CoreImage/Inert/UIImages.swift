// Written by tools/frameworks/generate from CoreImage.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

extension UIImage {
  /// An image that is drawn as nothing.
  public convenience init(ciImage: CIImage) { self.init() }
}

// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of StoreKit, of which there is only the name and its values.
open class SKOverlay: NSObject {
}

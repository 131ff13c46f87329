// Written by tools/frameworks/generate from StoreKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of StoreKit; only its name and values exist.
open class SKOverlay: NSObject {
}

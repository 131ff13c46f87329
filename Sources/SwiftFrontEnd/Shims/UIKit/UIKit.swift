// The part of UIKit that views use: its values, and enough of its classes to compile files with a
// few UIKit views among SwiftUI's. The members have the meaning that Apple's documentation gives
// them (https://developer.apple.com/documentation/uikit).
@_exported import SwiftUI

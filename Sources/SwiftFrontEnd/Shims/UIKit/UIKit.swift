// What views use of UIKit: its values, and enough of its classes for files to compile that hold a few
// views of UIKit among those of SwiftUI. The members have the meaning that Apple's documentation
// gives them (https://developer.apple.com/documentation/uikit).
@_exported import SwiftUI

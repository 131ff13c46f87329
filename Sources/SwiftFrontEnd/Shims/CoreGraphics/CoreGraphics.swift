// What views use of Core Graphics is there with SwiftUI.
@_exported import SwiftUI

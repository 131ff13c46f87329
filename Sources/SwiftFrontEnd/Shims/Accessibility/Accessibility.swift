// What views use of Accessibility, such as descriptions of charts, is there with SwiftUI.
@_exported import SwiftUI

// The Core Graphics types that views use come with SwiftUI.
@_exported import SwiftUI

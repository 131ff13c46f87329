// What is handed over comes with SwiftUI.
@_exported import SwiftUI

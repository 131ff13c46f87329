// Previews and library items are there with SwiftUI.
@_exported import SwiftUI

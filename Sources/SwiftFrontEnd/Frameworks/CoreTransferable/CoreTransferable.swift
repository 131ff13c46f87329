// Transferable types come with SwiftUI.
@_exported import SwiftUI

// Fonts are made in SwiftUI, whose `Font` takes them.
@_exported import SwiftUI

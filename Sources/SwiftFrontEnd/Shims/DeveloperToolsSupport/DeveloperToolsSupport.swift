// Previews and library items come with SwiftUI.
@_exported import SwiftUI

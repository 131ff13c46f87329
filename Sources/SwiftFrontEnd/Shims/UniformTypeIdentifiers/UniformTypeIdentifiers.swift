// File types come with SwiftUI, whose views take them.
@_exported import SwiftUI

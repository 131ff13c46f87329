// Types of files are there with SwiftUI, whose views take them.
@_exported import SwiftUI

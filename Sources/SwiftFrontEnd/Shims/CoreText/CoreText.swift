// Core Text's fonts are declared in SwiftUI, whose `Font` takes them.
@_exported import SwiftUI

// The Accessibility types that views use, such as chart descriptors, come with SwiftUI.
@_exported import SwiftUI

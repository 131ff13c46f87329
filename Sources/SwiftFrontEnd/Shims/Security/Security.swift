// The keychain functions that views use come with SwiftUI.
@_exported import SwiftUI

// What views use of the keychain is there with SwiftUI.
@_exported import SwiftUI

import ARKit
import SwiftUI
import WidgetKit

struct TravelEntry { let title = Shared.title }

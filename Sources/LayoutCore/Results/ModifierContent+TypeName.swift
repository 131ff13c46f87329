extension ModifierContent {
  /// The name by which SwiftUI calls the modifier; of an environment change the name it was given.
  package var typeName: String {
    switch self {
    case .padding, .paddingInsets: "padding"
    case .frame, .flexibleFrame: "frame"
    case .containerRelativeFrame: "containerRelativeFrame"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide: "alignmentGuide"
    case .position: "position"
    case .overlay, .overlayStyle, .overlayShape: "overlay"
    case .background, .backgroundStyle, .backgroundShape: "background"
    case .mask: "mask"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .safeAreaInset: "safeAreaInset"
    case .safeAreaPadding, .safeAreaPaddingInsets: "safeAreaPadding"
    case .listRow: "listRow"
    case .listRowPadding: "padding"
    case .listRowInsets: "listRowInsets"
    case .coordinateSpace: "coordinateSpace"
    case .layoutValue: "layoutValue"
    case .gridCellColumns: "gridCellColumns"
    case .gridCellAnchor: "gridCellAnchor"
    case .gridCellUnsizedAxes: "gridCellUnsizedAxes"
    case .gridColumnAlignment: "gridColumnAlignment"
    case .environment(let change): change.name
    case .annotation(let annotation, _): annotation.name
    case .offset: "offset"
    case .rotationEffect: "rotationEffect"
    case .scaleEffect: "scaleEffect"
    case .transformEffect: "transformEffect"
    case .zIndex: "zIndex"
    case .border: "border"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .clipped: "clipped"
    case .clipShape: "clipShape"
    // Documents have always called it by what it sets.
    case .fill: "foregroundStyle"
    case .stroke: "stroke"
    case .strokeBorder: "strokeBorder"
    case .drawing(let effect): effect.name
    }
  }
}

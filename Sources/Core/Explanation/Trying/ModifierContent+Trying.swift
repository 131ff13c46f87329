import LayoutCore

extension ModifierContent {
  /// Whether the modifier may be left out to give a view more room, or its place.
  var mayTakeRoom: Bool {
    switch self {
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .layoutPriority, .position, .offset, .safeAreaPadding,
      .safeAreaPaddingInsets, .gridCellColumns, .gridCellUnsizedAxes, .leastHeight:
      true
    case .environment(let change): change.isAboutLines
    case .alignmentGuide, .overlay, .background, .backgroundStyle, .backgroundShape, .overlayStyle,
      .overlayShape, .mask, .coordinateSpace, .layoutValue, .ignoresSafeArea, .safeAreaInset,
      .listRow, .listRowPadding, .listRowInsets, .gridCellAnchor, .gridColumnAlignment,
      .presentation, .annotation, .rotationEffect, .scaleEffect, .transformEffect,
      .rotation3DEffect, .geometryEffect, .zIndex, .border, .opacity, .hidden, .clipped,
      .clipShape, .fill, .stroke, .strokeBorder, .drawing:
      false
    }
  }

  /// Whether the modifier is there for nothing but sizes and places, so that one which changes none
  /// is inactive (E1.2).
  var isForPlacesAlone: Bool {
    switch self {
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .layoutPriority, .alignmentGuide, .position, .offset, .ignoresSafeArea,
      .safeAreaPadding, .safeAreaPaddingInsets, .listRowInsets, .leastHeight, .gridCellColumns,
      .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment:
      true
    case .environment(let change): change.isAboutLines || change.isAboutPlaces
    case .overlay, .background, .backgroundStyle, .backgroundShape, .overlayStyle, .overlayShape,
      .mask, .coordinateSpace, .layoutValue, .safeAreaInset, .listRow, .listRowPadding,
      .presentation, .annotation, .rotationEffect, .scaleEffect, .transformEffect,
      .rotation3DEffect, .geometryEffect, .zIndex, .border, .opacity, .hidden, .clipped,
      .clipShape, .fill, .stroke, .strokeBorder, .drawing:
      false
    }
  }
}

extension EnvironmentChange {
  /// Whether the change says how many lines a text may have, and how they are cut.
  var isAboutLines: Bool {
    ["lineLimit", "truncationMode", "minimumScaleFactor", "allowsTightening"].contains(name)
  }

  /// Whether the change says where lines are, and nothing of how letters look.
  var isAboutPlaces: Bool {
    ["multilineTextAlignment", "lineSpacing", "defaultMinListRowHeight"].contains(name)
  }
}

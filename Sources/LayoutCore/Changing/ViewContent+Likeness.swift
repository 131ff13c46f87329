extension ViewContent {
  /// Whether this node lays out as another does, with the same views inside of both.
  ///
  /// Closures cannot be compared: where one decides, two nodes are not alike. What a change of the
  /// environment makes of the environment around it is not looked at.
  func isLike(_ other: ViewContent) -> Bool {
    switch (self, other) {
    case (.hStack(let alignment, let spacing), .hStack(let otherAlignment, let otherSpacing)),
      (.lazyHStack(let alignment, let spacing), .lazyHStack(let otherAlignment, let otherSpacing)):
      alignment == otherAlignment && spacing == otherSpacing
    case (.vStack(let alignment, let spacing), .vStack(let otherAlignment, let otherSpacing)),
      (.lazyVStack(let alignment, let spacing), .lazyVStack(let otherAlignment, let otherSpacing)):
      alignment == otherAlignment && spacing == otherSpacing
    case (.zStack(let alignment), .zStack(let other)): alignment == other
    case (.group, .group), (.forEach, .forEach), (.geometryReader, .geometryReader),
      (.divider, .divider), (.color, .color), (.emptyView, .emptyView):
      true
    case (.conditional(let isPresent), .conditional(let other)): isPresent == other
    case (.scrollView(let axes, let position), .scrollView(let otherAxes, let otherPosition)):
      axes == otherAxes && position == otherPosition
    case (.rows(let spacing, let sections), .rows(let otherSpacing, let otherSections)):
      spacing == otherSpacing && sections == otherSections
    case (
      .grid(let alignment, let horizontal, let vertical),
      .grid(let otherAlignment, let otherHorizontal, let otherVertical)
    ):
      alignment == otherAlignment && horizontal == otherHorizontal && vertical == otherVertical
    case (.gridRow(let alignment), .gridRow(let other)): alignment == other
    case (
      .lazyVGrid(let columns, let alignment, let spacing),
      .lazyVGrid(let otherColumns, let otherAlignment, let otherSpacing)
    ):
      columns == otherColumns && alignment == otherAlignment && spacing == otherSpacing
    case (
      .lazyHGrid(let rows, let alignment, let spacing),
      .lazyHGrid(let otherRows, let otherAlignment, let otherSpacing)
    ):
      rows == otherRows && alignment == otherAlignment && spacing == otherSpacing
    case (.viewThatFits(let axes), .viewThatFits(let other)): axes == other
    case (.control(let control), .control(let other)): control == other
    case (.slot(let slot), .slot(let other)): slot == other
    case (.text(let string), .text(let other)): string.isSpelled(like: other)
    case (.textRuns(let runs), .textRuns(let others)):
      runs.elementsEqual(others, by: TextRun.isLike)
    case (.measuredText(_, let text), .measuredText(_, let other)): text == other
    case (.image(_, let size, let insets), .image(_, let otherSize, let otherInsets)):
      size == otherSize && insets == otherInsets
    case (.spacer(let length), .spacer(let other)): length == other
    case (.shape(let shape), .shape(let other)): shape == other
    case (.canvas(_, nil), .canvas(_, nil)): true
    case (.layoutSubview(let position), .layoutSubview(let other)): position == other
    case (.modifier(let modifier), .modifier(let other)): modifier.isLike(other)
    default: false
    }
  }
}

extension String {
  /// Whether two strings have the same bytes; equal ones need not have.
  fileprivate func isSpelled(like other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).hasSameBytes(as: UnsafeRawBufferPointer($0))
      }
    }
    return isSame == true
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return self[offset...].elementsEqual(other[offset...])
  }
}

extension TextRun {
  /// Whether two runs are the same characters or image, neither with a look of its own.
  fileprivate static func isLike(_ run: TextRun, _ other: TextRun) -> Bool {
    run.change == nil && other.change == nil && run.image == other.image
      && run.content.isSpelled(like: other.content)
  }
}

extension ModifierContent {
  /// Whether this modifier has to do with neither sizes nor places.
  var isDrawnOnly: Bool {
    switch self {
    case .border, .opacity, .hidden, .clipped, .clipShape, .fill, .stroke, .strokeBorder,
      .drawing, .annotation(_, hasShadow: false):
      true
    default:
      false
    }
  }

  /// Whether views of its own follow the modified one among its children.
  var bringsViews: Bool {
    switch self {
    case .overlay, .background, .mask, .safeAreaInset, .annotation(_, hasShadow: true): true
    default: false
    }
  }

  fileprivate func isLike(_ other: ModifierContent) -> Bool {
    if isDrawnOnly { return other.isDrawnOnly }
    return switch (self, other) {
    case (.padding(let edges, let length), .padding(let otherEdges, let otherLength)),
      (.safeAreaPadding(let edges, let length), .safeAreaPadding(let otherEdges, let otherLength)):
      edges == otherEdges && length == otherLength
    case (.paddingInsets(let insets), .paddingInsets(let other)),
      (.safeAreaPaddingInsets(let insets), .safeAreaPaddingInsets(let other)),
      (.listRowPadding(let insets), .listRowPadding(let other)),
      (.listRowInsets(let insets), .listRowInsets(let other)):
      insets == other
    case (
      .frame(let width, let height, let alignment),
      .frame(let otherWidth, let otherHeight, let otherAlignment)
    ):
      width == otherWidth && height == otherHeight && alignment == otherAlignment
    case (
      .flexibleFrame(let frame, let alignment), .flexibleFrame(let otherFrame, let otherAlignment)
    ):
      frame == otherFrame && alignment == otherAlignment
    case (
      .fixedSize(let horizontal, let vertical), .fixedSize(let otherHorizontal, let otherVertical)
    ):
      horizontal == otherHorizontal && vertical == otherVertical
    case (.aspectRatio(let ratio, let mode), .aspectRatio(let otherRatio, let otherMode)):
      ratio == otherRatio && mode == otherMode
    case (.layoutPriority(let number), .layoutPriority(let other)),
      (.zIndex(let number), .zIndex(let other)), (.listRow(let number), .listRow(let other)):
      number == other
    case (.position(let point), .position(let other)), (.offset(let point), .offset(let other)):
      point == other
    case (.overlay(let alignment), .overlay(let other)),
      (.background(let alignment), .background(let other)),
      (.mask(let alignment), .mask(let other)):
      alignment == other
    case (.backgroundStyle(_, let edges), .backgroundStyle(_, let other)),
      (.overlayStyle(_, let edges), .overlayStyle(_, let other)):
      edges == other
    case (.backgroundShape(_, let shape, _), .backgroundShape(_, let other, _)),
      (.overlayShape(_, let shape, _), .overlayShape(_, let other, _)):
      shape == other
    case (
      .ignoresSafeArea(let regions, let edges), .ignoresSafeArea(let otherRegions, let otherEdges)
    ):
      regions == otherRegions && edges == otherEdges
    case (
      .safeAreaInset(let edge, let alignment, let spacing),
      .safeAreaInset(let otherEdge, let otherAlignment, let otherSpacing)
    ):
      edge == otherEdge && alignment == otherAlignment && spacing == otherSpacing
    case (.gridCellColumns(let count), .gridCellColumns(let other)): count == other
    case (.gridCellAnchor(let anchor), .gridCellAnchor(let other)): anchor == other
    case (.gridCellUnsizedAxes(let axes), .gridCellUnsizedAxes(let other)): axes == other
    case (.gridColumnAlignment(let alignment), .gridColumnAlignment(let other)): alignment == other
    case (.environment, .environment), (.annotation(_, true), .annotation(_, true)): true
    case (.rotationEffect(let degrees, let anchor), .rotationEffect(let other, let otherAnchor)):
      degrees == other && anchor == otherAnchor
    case (
      .scaleEffect(let x, let y, let anchor), .scaleEffect(let otherX, let otherY, let otherAnchor)
    ):
      x == otherX && y == otherY && anchor == otherAnchor
    case (.transformEffect(let transform), .transformEffect(let other)): transform == other
    default: false
    }
  }
}

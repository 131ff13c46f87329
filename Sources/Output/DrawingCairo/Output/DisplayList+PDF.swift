internal import Drawing

extension DisplayList {
  /// Whether each group, by its beginning, cannot be vectors in PDF, or has a mode that needs the
  /// pixels behind (D10.20); the last is for elements outside of groups.
  var groupsForPixelsOfPDF: [Bool] {
    // PDF has the modes that CSS has.
    groupsForPixels(
      where: { $0.css == nil },
      isForPixels: { group in
        !group.filters.isEmpty || group.projection != nil || group.mixing != nil
          || group.isMaskInverse || group.clip?.isInverse == true
      }
    )
  }
}

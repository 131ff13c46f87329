/// Names of SwiftUI that specs do not have, for messages about them.
package enum SwiftUINames {
  /// Modifiers that specs have under another name, and that name.
  package static let otherModifiers = [
    "accessibility": "accessibilityLabel, accessibilityValue, accessibilityHint …",
    "actionSheet": "'confirmationDialog'",
    "edgesIgnoringSafeArea": "'ignoresSafeArea'",
    "highPriorityGesture": "'gesture'",
    "id": "the key 'id' of the view",
    "keyframeAnimator": "a view, KeyframeAnimator",
    "labelsVisibility": "'labelsHidden'",
    "layoutDirectionBehavior": "'layoutDirectionBehavior' of a shape",
    "navigationBarHidden": "'toolbarVisibility'",
    "navigationBarItems": "'toolbar'",
    "navigationBarTitle": "'navigationTitle'",
    "onLongPressGesture": "'gesture'",
    "phaseAnimator": "a view, PhaseAnimator",
    "preferredColorScheme": "'colorScheme'",
    "scrollPosition": "'scrollPosition' of the ScrollView",
    "simultaneousGesture": "'gesture'",
    "sizeCategory": "'dynamicTypeSize'",
    "tabItem": "'title' and 'systemImage' of each of a TabView's 'tabs'",
    "tag": "'options' and 'selection' of the Picker",
  ]

  /// Views that specs have under another name, and that name.
  package static let otherViews = [
    "ActionSheet": "the modifier 'confirmationDialog'",
    "Alert": "the modifier 'alert'",
    "Sheet": "the modifier 'sheet'",
    "NavigationView": "'NavigationStack' or 'NavigationSplitView'",
    "TableColumn": "a title among the 'columns' of a Table",
    "ToolbarItem": "the modifier 'toolbar'",
    "ToolbarItemGroup": "the modifier 'toolbar'",
    "Tab": "one of the 'tabs' of a TabView",
    "AnyView": "the view itself",
    "View": "a type such as 'Text' or 'HStack'",
  ]

  /// Modifiers that only Swift files have.
  package static let swiftModifiers = names(
    """
    accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint
    accessibilityIgnoresInvertColors allowedDynamicRange allowsHitTesting
    alternatingRowBackgrounds anchorPreference autocapitalization autocorrectionDisabled
    backgroundExtensionEffect backgroundPreferenceValue badgeProminence buttonRepeatBehavior
    buttonSizing colorEffect containerBackground containerCornerOffset containerShape
    containerValue controlGroupStyle copyable customizationBehavior customizationID
    cuttable datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus
    defaultScrollAnchor defaultVisibility defersSystemGestures deleteDisabled dialogIcon
    disableAutocorrection disclosureGroupStyle distortionEffect dragConfiguration dragContainer
    dragContainerSelection dragPreviewsFormation draggable dropConfiguration dropDestination
    dropPreviewsFormation environmentObject equatable fileDialogBrowserOptions
    fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
    fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
    fileExporterFilenameLabel fileImporter fileMover findDisabled findNavigator
    flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable
    focused focusedObject focusedSceneValue focusedValue formStyle gaugeStyle glassEffect
    glassEffectID glassEffectTransition glassEffectUnion groupBoxStyle handGestureShortcut
    handlesExternalEvents headerProminence hoverEffect hoverEffectDisabled indexViewStyle
    inspector inspectorColumnWidth interactiveDismissDisabled invalidatableContent
    keyboardShortcut labelIconToTitleSpacing labelReservedIconWidth layerEffect
    layoutValue lineHeight listItemTint listRowHoverEffectDisabled listSectionIndexVisibility
    listSectionMargins matchedTransitionSource menuActionDismissBehavior menuIndicator menuOrder
    menuStyle modifier moveDisabled navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewStyle navigationTransition navigationViewStyle onAppear onChange
    onContinueUserActivity onContinuousHover onDeleteCommand onDisappear onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onGeometryChange onHover
    onKeyPress onModifierKeysChanged onMoveCommand onOpenURL onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit overlayPreferenceValue
    paletteSelectionEffect pasteDestination persistentSystemOverlays preference
    prefersDefaultFocus presentationBackgroundInteraction presentationContentInteraction
    presentationSizing previewDevice previewDisplayName previewInterfaceOrientation
    previewLayout privacySensitive progressViewStyle refreshable renameAction replaceDisabled
    safeAreaBar scenePadding scrollBounceBehavior scrollClipDisabled scrollDisabled
    scrollDismissesKeyboard scrollEdgeEffectDisabled scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSuggestions searchToolbarBehavior sectionActions sectionIndexLabel selectionDisabled
    sensoryFeedback springLoadingBehavior statusBar statusBarHidden submitLabel submitScope
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved
    symbolVariableValueMode tabBarMinimizeBehavior tabPlacement tabViewBottomAccessory
    tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter
    tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle task
    textEditorStyle textInputAutocapitalization textInputCompletion textInputSuggestions
    textRenderer textScale textSelection textSelectionAffinity
     toolbarColorScheme toolbarRole
    toolbarTitleMenu transformAnchorPreference transformEnvironment transformPreference
    typesettingLanguage unredacted userActivity visualEffect writingDirection
    writingToolsAffordanceVisibility writingToolsBehavior
    """
  )

  /// Views that only Swift files have.
  package static let swiftViews = names(
    """
    AsyncImage CommandGroup CommandMenu ContentUnavailableView ControlGroup EquatableView
    GlassEffectContainer MultiDatePicker NewDocumentButton OutlineGroup RenameButton
    ScrollViewReader ShareLink SubscriptionView ToolbarTitleMenu
    """
  )

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// A suggested fix for the name of a modifier that specs do not have; nil for no name of SwiftUI's.
  static func hint(forModifier name: String) -> String? {
    if let other = otherModifiers[name] { return "specs say \(other)" }
    if SpecVocabulary.traits.contains(name) {
      return "it is a trait: write { \"accessibilityAddTraits\": [\"\(name)\"] }"
    }
    guard swiftModifiers.contains(name) else { return nil }
    return "only Swift files have \(name.quoted), specs do not"
  }

  /// A suggested fix for the type of a view that specs do not have; nil for no name of SwiftUI's.
  static func hint(forView name: String) -> String? {
    if let other = otherViews[name] { return "specs say \(other)" }
    guard swiftViews.contains(name) else { return nil }
    return "only Swift files have \(name.quoted), specs do not"
  }
}

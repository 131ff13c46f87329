// The command loads the macros as a library, which needs no list of them; a package's build starts
// them as a program.
#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct EspalierMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self,
      AnimatableIgnoredMacro.self, ModelMacro.self, PersistedPropertyMacro.self,
      ModelMarkMacro.self, ModelDeclarationMacro.self, ModelActorMacro.self, QueryMacro.self,
      WidgetPreviewMacro.self, TipRuleMacro.self, ManagedPropertyMacro.self,
    ]
  }
#endif

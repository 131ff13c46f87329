extension InspectorPage {
  /// The looks of the page, in light and dark.
  static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --soft: #f2f2f7;
      --line: #c6c6c8; --quiet: #515154; --mark: #0060df; --bad: #b3001b; --warn: #8a4b00; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --paper: #1c1c1e;
      --soft: #2c2c2e; --line: #48484a; --quiet: #b8b8bd; --mark: #6cb2ff; --bad: #ff8f87;
      --warn: #ffb868; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: var(--ink);
      background: var(--paper); display: flex; flex-direction: column; height: 100vh; }
    header { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center;
      padding: 8px 14px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 13px; margin: 12px 0 4px; color: var(--quiet); }
    select, input[type=search] { font: inherit; padding: 3px 6px; max-width: 26em; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 12px; }
    legend { float: left; margin-right: 12px; }
    header button, #uses button, #uses input { font: inherit; padding: 2px 8px; margin: 2px 0; }
    #busy { color: var(--quiet); }
    #problems ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
    #status { margin: 0; color: var(--quiet); }
    #variants { display: flex; gap: 8px; padding: 8px 14px; overflow-x: auto; flex: none;
      border-bottom: 1px solid var(--line); background: var(--soft); }
    #variants button { font: inherit; font-size: 12px; color: inherit; background: none;
      border: 2px solid transparent; border-radius: 6px; padding: 4px; text-align: center;
      flex: none; max-width: 150px; }
    #variants button[aria-checked=true] { border-color: var(--mark); }
    #variants img { display: block; margin: 0 auto 3px; max-width: 120px; max-height: 90px;
      border: 1px solid var(--line); }
    main { display: grid; grid-template-columns: minmax(220px, 1fr) minmax(300px, 2fr)
      minmax(240px, 1fr); flex: 1; min-height: 0; }
    main > * { overflow: auto; padding: 0 14px 14px; }
    main > section { border: solid var(--line); border-width: 0 1px; padding: 14px;
      background: var(--soft); }
    #stage { position: relative; margin: 0 auto; }
    #picture { display: block; width: 100%; height: 100%; border: 1px solid var(--line); }
    #marks { position: absolute; inset: 0; width: 100%; height: 100%; cursor: crosshair; }
    #tree, #tree ul { list-style: none; margin: 0; padding: 0; }
    #tree ul { padding-left: 14px; }
    #tree [role=treeitem] > span { display: block; padding: 1px 4px; border-radius: 4px;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; cursor: pointer; }
    #tree [aria-expanded=true] > span::before { content: "▾ "; }
    #tree [aria-expanded=false] > span::before { content: "▸ "; }
    #tree [aria-selected=true] > span { background: var(--mark); color: var(--paper); }
    #tree li.found > span { outline: 2px solid var(--warn); }
    #tree li:focus-visible { outline: none; }
    #tree li:focus-visible > span, button:focus-visible { outline: 2px solid var(--mark);
      outline-offset: 1px; }
    #tree small { color: var(--quiet); }
    #tree [aria-selected=true] > span small { color: inherit; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    ol { margin: 0; padding-left: 22px; }
    ol button { font: inherit; color: inherit; background: none; border: 0; padding: 2px 0;
      text-align: left; vertical-align: top; cursor: pointer; }
    ol button[aria-current=true] { text-decoration: underline; color: var(--mark); }
    .error { color: var(--bad); } .warning { color: var(--warn); }
    .hint { color: var(--quiet); display: block; font-size: 13px; }
    @media (max-width: 800px) { body { height: auto; } main { display: block; } }

    """
}

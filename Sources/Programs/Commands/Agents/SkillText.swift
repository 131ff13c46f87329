/// All that coding agents have to know of the command, in the form that they load skills in.
enum SkillText {
  /// The file, with a line feed at its end.
  static let markdown = #"""
    ---
    name: espalier
    description: Look at SwiftUI screens without a Mac. Use after each edit of a SwiftUI view, and whenever the task is about layout, truncation, right to left, Dynamic Type, dark mode, accessibility or how a screen looks.
    ---

    # Espalier: SwiftUI screens on Linux

    `espalier` compiles SwiftUI files that nothing was changed in, lays their previews out as SwiftUI does,
    and answers with frames in points, pictures and accessibility trees. No simulator, no Xcode. A file, a
    folder, a SwiftPM package or an Xcode project is an input; so is a spec in JSON. The first command for a
    source compiles it (seconds), the next ones take what is there.

    ## After each edit: look

    ```sh
    espalier look Card.swift -o look.png
    ```

    One line a view: number, type, `x,y width×height` in points, line of the source, words, whether they are
    truncated. Then what is not shown as on a device, and the errors of the audit. `look.png` has at most
    1,000 pixels a side and the same numbers. `:12` is a line of the file that was named, `Row.swift:3` one of
    another file. Read the lines first; look at the picture for what has no number: colours, images, taste.

    ```sh
    espalier look Card.swift --preview Dark
    espalier look Card.swift --diff card.look
    espalier look Card.swift --dynamic-type-size accessibility3 --layout-direction rightToLeft
    ```

    `--diff FILE` keeps the look in the file, and from the second time on says only what has changed:
    `2 Button 'Save' moved 24 -> 32 down`. Do so before an edit and after it: an edit that was to change one
    view, and says that others moved, is not done yet.

    ## What to do with an answer

    - **error: …** with file, line and column is the compiler's, of the user's own file. Mend it first.
    - **not as on a device: …** names what is replaced by a placeholder or drawn in another way. Do not judge
      what such a view looks like, and do not "mend" it.
    - **truncated to "…"**: the text has too little room. `espalier audit` says at which text sizes.
    - **error 3 :20: … [rule]** is a failure of WCAG A or AA. `espalier audit` says what mends it.
    - A view that is missing from the list shows nothing, is transparent, or lies outside of the window.

    ## Is it right for everybody: audit

    ```sh
    espalier audit Card.swift
    espalier audit Card.swift --format json
    espalier audit --list-rules
    ```

    All text sizes, both directions, light and dark, narrow and landscape at once. Status 1: there are errors.
    Findings name the line and what mends it. **unknown** is no pass: it was not decided, and says why.

    ## Exact numbers

    ```sh
    espalier layout Card.swift --format outline
    espalier layout Card.swift
    espalier accessibility Card.swift --format outline
    espalier accessibility Card.swift --format spoken
    espalier rtl Card.swift
    ```

    `layout` prints every frame, with the proposal that each view was given and the place in the source
    (`source`) as JSON. `accessibility` prints elements in their order of reading, or what VoiceOver would
    say. `rtl` compares both directions.

    ## Using a screen

    ```sh
    espalier look Card.swift --do 'activate Save'
    ```

    `--do` may be repeated: `activate NAME`, `type NAME TEXT`, `select NAME OPTION`. `--at SECONDS` shows the
    screen at a time of its own clock; animations are computed, not waited for.

    ## Rules of the house

    - Give a view a `#Preview` for each state that matters: each preview is a screen, `--preview NAME` chooses.
    - One preview at a time is cheap; the whole project is for the end (`espalier audit App`).
    - Never say that a layout is right from reading the code. Look.
    - Points are not pixels: the picture is scaled, the lines are exact.
    - Code of the sources is run. Do not run sources that you do not trust.

    """#
}

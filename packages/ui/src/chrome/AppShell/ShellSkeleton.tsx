/** The words of a frame that was shown before, so that the next one has them at once. */
export interface FrameWords {
  /** Titles of the menu's entries. */
  menu: readonly string[]
  /** The page's own title, where it is one of the menu's. */
  page?: string | undefined
}

/** As many lines as the menu of most roles has; the grey line that stands for a word is one without text. */
const unknown: FrameWords = { menu: ['', '', '', ''] }

/**
 * The frame before any script runs: written into the entry page at build time with `shellSkeletonCss` of
 * `theme/shellSkeletonCss`, in the sizes and colours of AppShell. Class names only, no hooks, nothing to press.
 */
export function ShellSkeleton({ words = unknown }: { words?: FrameWords | undefined }) {
  return (
    <div className="wk-shell">
      <div className="wk-shell-sidebar" aria-hidden>
        <div className="wk-shell-menu">
          {words.menu.map((title, index) => (
            <div
              key={title || index}
              className="wk-shell-entry"
              data-here={(title && title === words.page) || undefined}
            >
              <span className="wk-shell-icon" />
              <span className="wk-shell-word">{title}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="wk-shell-column">
        <div className="wk-shell-bar" aria-hidden>
          <span className="wk-shell-icon" />
          <span className="wk-shell-word wk-shell-page">{words.page}</span>
          <span className="wk-shell-round" />
        </div>
        <main className="wk-shell-main" aria-busy>
          <p className="wk-shell-note">Die Anwendung wird geladen.</p>
        </main>
      </div>
    </div>
  )
}

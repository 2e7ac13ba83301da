/** As many lines as the menu of most roles has. */
const entries = ['a', 'b', 'c', 'd']

/**
 * The frame before any script runs: written into the entry page at build time with `shellSkeletonCss` of
 * `theme/shellSkeletonCss`, in the sizes and colours of AppShell. Class names only, no hooks, nothing to press.
 */
export function ShellSkeleton() {
  return (
    <div className="wk-shell">
      <div className="wk-shell-sidebar" aria-hidden>
        <div className="wk-shell-menu">
          {entries.map((entry) => (
            <div key={entry} className="wk-shell-entry">
              <span className="wk-shell-icon" />
              <span className="wk-shell-word" />
            </div>
          ))}
        </div>
      </div>
      <div className="wk-shell-column">
        <div className="wk-shell-bar" aria-hidden>
          <span className="wk-shell-icon" />
          <span className="wk-shell-word" />
          <span className="wk-shell-round" />
        </div>
        <main className="wk-shell-main" aria-busy>
          <p className="wk-shell-note">Die Anwendung wird geladen.</p>
        </main>
      </div>
    </div>
  )
}

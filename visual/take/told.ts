/** A rule of axe that a story breaks. */
export interface Violation {
  rule: string
  impact: string
  help: string
  /** Selectors of the elements. */
  elements: readonly string[]
}

/** What Storybook tells of a story that was shown. */
export interface Told {
  /** Why it does not stand as it should; without a message it does. */
  message?: string
  /** What the check of its accessibility found, where that runs. */
  violations: readonly Violation[]
}

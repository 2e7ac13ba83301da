/** Toolbar controls that a story may fix in its own `globals`, in the toolbar's order. */
const names: Readonly<Record<string, string>> = {
  role: 'Rolle',
  scenario: 'Szenario',
  language: 'Sprache',
  theme: 'Farbschema',
  color: 'Themenfarbe',
  size: 'Größe',
  density: 'Dichte',
  viewport: 'Ansicht',
}

/** Groups whose stories run over the handlers, with somebody signed in. */
const wired = /^(Pages|Flows)\//

interface Shown {
  /** Of the story, with its group. */
  title: string
  /** Fixed by the story. */
  storyGlobals: Readonly<Record<string, unknown>>
  /** Chosen in the toolbar. */
  userGlobals: Readonly<Record<string, unknown>>
}

/** The toolbar's note on itself: controls that the story fixes, and those without effect here. */
export function storyNote({ title, storyGlobals, userGlobals }: Shown): string | undefined {
  const fixed = Object.keys(names).filter((name) => name in storyGlobals)
  if (fixed.length > 0) return `Von der Story: ${fixed.map((name) => names[name]).join(', ')}`
  const asks = ['role', 'scenario'].some((name) => ![undefined, 'asTheStory'].includes(userGlobals[name] as string))
  return asks && !wired.test(title) ? 'Rolle, Szenario: nur Pages, Flows' : undefined
}

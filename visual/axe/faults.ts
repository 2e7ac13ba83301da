import type { Browser } from '@playwright/test'
import type { Journal } from '../compare/journal.ts'
import type { Story } from '../stories.ts'
import { workThrough } from '../take/crew.ts'
import { sizes } from '../take/looks.ts'
import { Progress } from '../take/progress.ts'
import type { Stage } from '../take/stage.ts'
import type { Told } from '../take/told.ts'

/** What is checked: both themes, and the colours of somebody who chooses them for all pages. */
const modes = {
  light: { theme: 'light', forcedColors: 'none' },
  dark: { theme: 'dark', forcedColors: 'none' },
  forced: { theme: 'light', forcedColors: 'active' },
} as const

export type Mode = keyof typeof modes

/** A story in one of the modes, with what axe says of it; mostly nothing. */
export interface Fault extends Told {
  id: string
  mode: Mode
}

/** What is checked, and where it is written down. */
export interface Check {
  stories: readonly Story[]
  pages: number
  journal: Journal<Fault>
}

/** Checks every story in every mode; what the journal already has is not checked again. */
export async function lookForFaults(
  browser: Browser,
  origin: string,
  { stories, pages, journal }: Check,
): Promise<void> {
  const done = new Set(journal.entries.map(({ id, mode }) => `${mode} ${id}`))
  const allModes = Object.keys(modes) as Mode[]
  const progress = new Progress(stories.length * allModes.length)
  for (const mode of allModes) {
    const { theme, forcedColors } = modes[mode]
    // Storybook's page loads itself anew where its globals change while a story is drawn: each mode has pages of its own.
    await workThrough(browser, origin, stories, pages, async (stage, ofFile) => {
      const wanted = ofFile.filter(({ id }) => !done.has(`${mode} ${id}`))
      for (let skipped = wanted.length; skipped < ofFile.length; skipped += 1) progress.step(false)
      await stage.page.emulateMedia({ forcedColors })
      for (const { id } of wanted) {
        await stage.keepOpen({ theme, a11y: { manual: false } })
        const told = await stage.again(() => check(stage, id, mode))
        if (told) journal.add({ id, mode, ...told })
        progress.step(told !== undefined)
      }
    })
  }
}

/** @returns undefined when the story has a theme of its own and is checked in that one */
async function check(stage: Stage, id: string, mode: Mode): Promise<Told | undefined> {
  const own = await stage.ownLookOf(id)
  if (mode !== 'forced' && own.theme !== undefined && own.theme !== modes[mode].theme) return undefined
  await stage.page.setViewportSize(own.viewport ?? sizes.wide)
  return stage.show(id)
}

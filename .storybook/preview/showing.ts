import { loadFailureWords, setFailureLanguage } from '@waldkerf/app/platform/errors/errors'
import { type Choice, showing } from '@waldkerf/mocks/scenarios/workbench'
import type { Preview } from '@storybook/react-vite'
import { asTheStory, type RoleChoice, type ScenarioChoice } from './globals.ts'
import { applyLook } from './look.ts'
import { resetBrowserState } from './reset.ts'

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...args: never) => unknown>
type Context = Pick<Parameters<BeforeEach>[0], 'globals'>

/** Role and scenario of the toolbar or, locked, of the story's own `globals`. */
function toChoice({ globals }: Context): Choice {
  const role = globals['role'] as RoleChoice
  const scenario = globals['scenario'] as ScenarioChoice
  return {
    ...(role !== asTheStory && { viewer: role }),
    ...(scenario !== asTheStory && { scenario }),
  }
}

/** Scenarios that show messages about failures. */
const failing: readonly unknown[] = ['failing', 'forbidden', 'odd', 'offline']

/**
 * A key that changes when the story has to start anew. A failure keeps the language of its message, so another language
 * needs another failure.
 */
export function showingKey(context: Context): string {
  const choice = toChoice(context)
  return JSON.stringify(failing.includes(choice.scenario) ? [choice, context.globals['language']] : choice)
}

/** Loads the messages of failures in the toolbar's language before the story is drawn. */
async function speak({ globals }: Context) {
  await setFailureLanguage(globals['language'] === 'en' ? 'en' : 'de')
  await loadFailureWords()
}

let current: string | undefined

/**
 * Before each rendering. A new showing (another story, role or scenario, or 'reload') begins from nothing; a change of the
 * look alone leaves the page and its data as they are.
 */
export const beginShowing: BeforeEach = async (context) => {
  await speak(context)
  const key = showingKey(context)
  if (key !== current) {
    current = key
    resetBrowserState()
    context.msw?.resetHandlers()
    showing.begin(toChoice(context))
  }
  applyLook(context.globals)
  // Runs when the story is left or reloaded, not between two renderings.
  return () => {
    current = undefined
  }
}

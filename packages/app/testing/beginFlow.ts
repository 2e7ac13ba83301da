import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'
import { settingsKey } from '@waldkerf/app/platform/preferences/settings'
import { settingsStore } from '@waldkerf/app/platform/preferences/settingsStore'
import { unsavedWork } from '@waldkerf/app/platform/unsaved/unsaved'
import { storyHandlers } from '@waldkerf/mocks/browser'
import type { ControlSize } from '@waldkerf/ui/theme/scales'

interface FlowContext {
  msw: { use: (...handlers: ReturnType<typeof storyHandlers>) => void }
}

/** Stores the workbench's look as if it had been chosen in the product, which would reset it otherwise. */
function keepLook({ dataset, style }: HTMLElement) {
  const { theme = 'system', density = 'comfortable', size = 'medium' } = dataset
  const names = [...style].filter((name) => name.startsWith('--color-'))
  const variables = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
  localStorage.setItem(settingsKey, JSON.stringify({ colorMode: theme, density, variables }))
  settingsStore.reread()
  preferences.reread()
  preferences.setSize(size as ControlSize)
}

/** The product as a new browser has it, over an example world of the flow's own. @returns leaves nothing to the next story */
export function beginFlow({ msw }: FlowContext) {
  msw.use(...storyHandlers())
  keepLook(document.documentElement)
  // The expert has switched 'Weiter nach Entscheidung' off: flows look at what was decided.
  localStorage.setItem('waldkerf-gis-look-2', '{"goOn":false}')
  notices.endAll()
  notices.forget()
  return () => {
    unsavedWork.giveUp()
    drafts.end()
    notices.endAll()
    notices.forget()
    localStorage.clear()
    sessionStorage.clear()
    preferences.setLanguage('de')
    preferences.setSize('medium')
  }
}

import { expect } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { frameKey, keepFrame } from '../platform/boot/frameWords.ts'
import { ShellFallback } from './ShellFallback.tsx'

const meta = preview.meta({ component: ShellFallback })

export const Ready = meta.story({})

/** The menu that the previous session stored. */
export const Remembered = meta.story({
  beforeEach() {
    keepFrame([
      { title: 'Dashboard', to: '/dashboard' },
      { title: 'Kartenansicht', to: location.pathname },
    ])
  },
  play: async ({ canvas, step }) => {
    await step('Das Menü und der Titel der geöffneten Seite stehen da', async () => {
      await expect(canvas.getByText('Dashboard')).toBeVisible()
      await expect(canvas.getAllByText('Kartenansicht')).toHaveLength(2)
    })
  },
})

/** The stored menu is not readable: grey lines are shown, and no error. */
export const OddlyRemembered = meta.story({
  beforeEach() {
    localStorage.setItem(frameKey, '[{"title":1}]')
  },
  play: async ({ canvasElement, step }) => {
    await step('Vier graue Zeilen ohne Wort', async () => {
      const words = [...canvasElement.querySelectorAll('.wk-shell-entry')].map(({ textContent }) => textContent)
      await expect(words).toEqual(['', '', '', ''])
    })
  },
})

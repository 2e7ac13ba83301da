import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { guardSteps } from './guard/guardDrawing.ts'
import { GuardPage } from './guard/GuardPage.tsx'

const meta = preview.meta({ component: GuardPage })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const rows = () =>
      within(canvas.getByRole('table', { name: 'Dasselbe als Tabelle' })).getAllByRole('row').length - 1
    await step('Die Tabelle nennt jeden Übergang des Codes', async () => {
      await expect(rows()).toBe(guardSteps.length)
    })
    await step('Ein Zustand zeigt allein, was von ihm ausgeht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^known/ }))
      await expect(rows()).toBe(guardSteps.filter(({ from }) => from === 'known').length)
      await userEvent.click(canvas.getByRole('button', { name: /^known/ }))
      await expect(rows()).toBe(guardSteps.length)
    })
    await step('Ohne Token führt jede Seite mit Rolle zur Anmeldung', async () => {
      const row = canvas.getByRole('row', { name: /^\/users\/index/ })
      await expect(within(row).getAllByText('/401')).toHaveLength(3)
      await expect(within(row).getByText('Zur Anmeldung')).toBeVisible()
    })
  },
})

/** With a state chosen, its transitions stand out and the others fade. */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^fetching/ }))
  },
})

import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, record, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, waitFor } from 'storybook/test'
import '../pages/dashboard/QueuePanels.tsx'
import '../pages/gis/GisPage.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

const message = async () =>
  (await record()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht an die meldende Person' })

/** From the dashboard to the sighting that has waited longest without a message; it is rejected with a reason. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'expert@waldkerf.test', path: '/dashboard' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Auf dem Dashboard sehe ich, was als Nächstes zu prüfen ist, und öffne es', async () => {
      ;(await canvas.findByRole('heading', { name: 'Als Nächstes zu prüfen' }, late)).scrollIntoView()
      const waiting = await canvas.findAllByRole('link', { name: /\d+ Tage · / }, late)
      const longest = waiting.find((link) => !/Rückfrage/.test(link.textContent))
      if (longest) await userEvent.click(longest)
      await shown((await record()).findByRole('button', { name: /Ablehnen/ }, late))
    })
    await step('Ablehnen geht nur mit einer Begründung: das Feld dafür wird verlangt', async () => {
      await userEvent.click((await record()).getByRole('button', { name: /Ablehnen/ }))
      const field = await message()
      await waitFor(() => expect(field).toHaveFocus(), late)
      await userEvent.click((await record()).getByRole('button', { name: /Ablehnen/ }))
      await expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie, warum/)
    })
    await step('Ich setze eine Vorlage ein', async () => {
      await userEvent.click((await record()).getByRole('button', { name: 'Vorlage einsetzen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Kein Borkenkäfer' }, late))
      await waitFor(async () => expect((await message()).value).toMatch(/^Ihr Bild zeigt keinen Borkenkäfer/), late)
    })
    await step('Ich lehne ab; Nachricht und Entscheidung sind gespeichert', async () => {
      const refuse = (await record()).getByRole('button', { name: /Ablehnen/ })
      await userEvent.click(refuse)
      await userEvent.click(refuse)
      await shown((await record()).findByText('Gespeichert', {}, late))
      const [status] = await (await record()).findAllByText('Abgelehnt', {}, late)
      await shown(status!)
    })
  },
})

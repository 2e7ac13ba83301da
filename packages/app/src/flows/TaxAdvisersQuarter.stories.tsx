import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late } from '@waldkerf/testing/onScreen'
import { watchFiles } from '@waldkerf/testing/watchFiles'
import { expect, screen, waitFor, within } from 'storybook/test'
import '../pages/documents/ListPages.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

const slow = { timeout: 60_000 }

/** The last month for the tax adviser as one file: its sums agree, and made again it is the same. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/invoices/index' },
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    async function make(count: number) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Exportieren' }, late))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Für die Steuerberatung (DATEV)' }, late))
      const dialog = within(await screen.findByRole('dialog', {}, late))
      await userEvent.click(await dialog.findByRole('button', { name: 'Voriger Monat' }, late))
      await userEvent.click(dialog.getByRole('button', { name: 'Alles als ZIP' }))
      await waitFor(() => expect(files).toHaveLength(count), slow)
      await waitFor(() => expect(dialog.queryByText(/^Belege:/)).not.toBeInTheDocument(), late)
      // Drafts of the month are named; sums that do not agree would be, too.
      const named = dialog.queryByRole('alert')?.textContent ?? ''
      const end = screen.queryByRole('button', { name: 'Abbrechen' })
      if (end) await userEvent.click(end)
      return { named, bytes: new Uint8Array((await files[count - 1]?.content.arrayBuffer()) ?? []) }
    }
    let first = new Uint8Array()
    await step('Ich hole den vorigen Monat als eine Datei, und ihre Summen stimmen überein', async () => {
      const { named, bytes } = await make(1)
      await expect(named).not.toMatch(/ergibt|ergeben|nennt/)
      first = bytes
    })
    await step('Darin sind Verzeichnis, Buchungsstapel, Listen und Belege', async () => {
      // Names stand in an archive as they are.
      const text = new TextDecoder('latin1').decode(first)
      for (const name of [
        'Inhalt.txt',
        'EXTF_Rechnungen_2026-10-01_2026-10-31.csv',
        'Zahlungen.csv',
        'Offene-Posten.csv',
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        await expect(text).toContain(name)
      }
      await expect(text).toMatch(/Belege\/RE-2026-\d{4}\.pdf/)
      await expect(text).toMatch(/Belege\/RE-2026-\d{4}\.xml/)
    })
    await step('Noch einmal geholt ist sie dieselbe', async () => {
      const { bytes } = await make(2)
      await expect(bytes).toEqual(first)
    })
  },
})

import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { examplePdf } from '@waldkerf/ui/screens/gis/maps/sheets/pdf/examplePdf.ts'
import { PagesDialog } from './PagesDialog.tsx'

const late = { timeout: 15_000 }
const meta = preview.meta({ component: PagesDialog })
const small = { width: 60, height: 40 }

/** Of a PDF that is dropped in the workplace one page becomes the scan. */
export const Ready = meta.story({
  args: { file: examplePdf('Bestandskarte_1931.pdf', [small, small]), onTake: fn(), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await step('Ich wähle die zweite Seite und ihre Auflösung', async () => {
      await userEvent.click(await dialog.findByRole('radio', { name: /Seite 2/ }, late))
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Auflösung (dpi)' }), '200 dpi')
    })
    await step('Sie wird das Kartenbild', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Als Kartenbild nehmen' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalled(), late)
      const [scan] = mocked(args.onTake).mock.lastCall ?? []
      await expect(scan?.name).toBe('Bestandskarte_1931_2.png')
    })
  },
})

/** A file that cannot be read says why; the scan that is there stays. */
export const Failed = meta.story({
  args: { ...Ready.composed.args, file: examplePdf('Geheim.pdf', [small], true) },
  play: async () => {
    await expect(await screen.findByText(/Passwort/, {}, late)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Als Kartenbild nehmen' })).toBeDisabled()
  },
})

/** A picture that cannot be decoded: the page would be a white scan. */
export const LostPicture = meta.story({
  args: {
    ...Ready.composed.args,
    file: examplePdf('Bestandskarte_1931.pdf', [small, { ...small, broken: 'JBIG2Decode' }]),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await expect(await dialog.findByText(/Seite 2 wurde nicht übernommen: Ein Bild der Seite/, {}, late)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /Seite 2/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /Seite 1/ }))
    await expect(dialog.getByRole('button', { name: 'Als Kartenbild nehmen' })).toBeEnabled()
  },
})

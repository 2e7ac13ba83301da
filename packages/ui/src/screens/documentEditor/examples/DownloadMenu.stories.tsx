import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DownloadMenu } from '../DownloadMenu.tsx'
import { exampleDocument, inUnit } from './exampleDocument.testing.ts'

const meta = preview.meta({ component: DownloadMenu, parameters: { layout: 'centered' } })

const late = { timeout: 5_000 }

/** An invoice has three forms. */
export const Ready = meta.story({
  args: {
    model: exampleDocument('invoice').model,
    download: fn(async () => undefined),
    onProblem: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was keine gültige E-Rechnung ist, entsteht nicht; was fehlt, wird gesagt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /XRechnung/ }, late))
      await waitFor(() => expect(args.onProblem).toHaveBeenLastCalledWith(expect.stringMatching(/./)))
      await expect(args.download).not.toHaveBeenCalled()
    })
  },
})
/** A unit that the e-invoice does not know goes out as pieces only once somebody has seen it. */
export const OddUnit = meta.story({
  args: {
    ...Ready.composed.args,
    download: fn(async () => undefined),
    model: inUnit(exampleDocument('invoice').model, 'Bund'),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Einheit wird genannt, bevor etwas gemacht wird', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /ZUGFeRD/ }, late))
      await expect(await screen.findByText('Bund', {}, late)).toBeVisible()
      await expect(args.download).not.toHaveBeenCalled()
    })
    await step('Danach geht sie als Stück hinaus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Als Stück senden' }))
      const agreed = expect.objectContaining({ unitsAsPieces: ['Bund'] })
      await waitFor(() => expect(args.download).toHaveBeenCalledWith('zugferd', agreed, expect.anything()))
    })
  },
})
/** An offer is a PDF. */
export const AnOffer = meta.story({ args: { ...Ready.composed.args, model: exampleDocument('offer').model } })
/** A file of many pages takes a moment: it says how far it is, and a second press starts no second one. */
export const Downloading = meta.story({
  args: {
    ...AnOffer.composed.args,
    download: fn(async (_format, _model, onProgress) => {
      onProgress({ step: 'pdf', share: 0.42 })
      await new Promise(() => undefined)
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }))
    const bar = await canvas.findByRole('progressbar', { name: 'PDF wird erstellt …' }, late)
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await userEvent.click(canvas.getByText(/42/))
    await expect(args.download).toHaveBeenCalledOnce()
  },
})

import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ComponentProps } from 'react'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { exampleActions } from '../examples/exampleActions.ts'
import { exampleDocument, inUnit } from '../examples/exampleDocument.testing.ts'
import { EditorToolbar, ToolWord } from './EditorToolbar.tsx'

import { type DownloadMenuProps, DownloadMenu } from './DownloadMenu.tsx'

const meta = preview.meta({ component: EditorToolbar, subcomponents: { ToolWord, DownloadMenu } })

const { history } = exampleDocument('invoice').state

export const Ready = meta.story({
  args: {
    name: { kind: 'Rechnung', number: 'RE-2026-0041' },
    history,
    save: { status: 'saved' },
    closing: undefined,
    preview: { isOn: false, toggle: fn() },
    lifecycle: [{ id: 'copy', label: 'Kopieren', onSelect: fn() }],
    actions: exampleActions(),
  },
  play: async ({ canvas, step }) => {
    await step('Alle Werkzeuge stehen in einer Zeile', async () => {
      const { height } = canvas.getByRole('toolbar').getBoundingClientRect()
      await expect(height).toBeLessThan(60)
      await expect(canvas.getByRole('heading', { name: /RE-2026-0041$/ })).toBeVisible()
    })
  },
})
export const NotSaved = meta.story({
  args: { ...Ready.composed.args, save: { status: 'failed', message: 'Der Datendienst antwortet nicht.' } },
})
/** Unreadable text is kept, but is no value: nothing says that it was saved. */
export const Unclear = meta.story({ args: { ...Ready.composed.args, save: { status: 'unclear', count: 2 } } })
export const Archived = meta.story({ args: { ...Ready.composed.args, closing: 'archived' } })
export const Sent = meta.story({ args: { ...Ready.composed.args, closing: 'sent' } })

const word = { children: 'Senden' } satisfies ComponentProps<typeof ToolWord>

/** In a button of the toolbar: its name is the same on a phone. */
export const Word = meta.story({
  args: Ready.composed.args,
  render: () => (
    <Button icon="arrow-right">
      <ToolWord {...word} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Senden' })).toBeVisible()
  },
})

const late = { timeout: 5_000 }

const download = {
  model: exampleDocument('invoice').model,
  download: fn(async () => undefined),
  onProblem: fn(),
} satisfies DownloadMenuProps

/** An invoice has three forms. */
export const Download = meta.story({
  args: Ready.composed.args,
  render: () => <DownloadMenu {...download} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was keine gültige E-Rechnung ist, entsteht nicht; was fehlt, wird gesagt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /XRechnung/ }, late))
      await waitFor(() => expect(download.onProblem).toHaveBeenLastCalledWith(expect.stringMatching(/./)))
      await expect(download.download).not.toHaveBeenCalled()
    })
  },
})
const downloadOddUnit = {
  ...download,
  download: fn(async () => undefined),
  model: inUnit(exampleDocument('invoice').model, 'Bund'),
} satisfies DownloadMenuProps

/** A unit that the e-invoice does not know goes out as pieces only once somebody has seen it. */
export const DownloadOddUnit = meta.story({
  args: Ready.composed.args,
  render: () => <DownloadMenu {...downloadOddUnit} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Einheit wird genannt, bevor etwas gemacht wird', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /ZUGFeRD/ }, late))
      await expect(await screen.findByText('Bund', {}, late)).toBeVisible()
      await expect(downloadOddUnit.download).not.toHaveBeenCalled()
    })
    await step('Danach geht sie als Stück hinaus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Als Stück senden' }))
      const agreed = expect.objectContaining({ unitsAsPieces: ['Bund'] })
      await waitFor(() => expect(downloadOddUnit.download).toHaveBeenCalledWith('zugferd', agreed, expect.anything()))
    })
  },
})
const downloadAnOffer = { ...download, model: exampleDocument('offer').model } satisfies DownloadMenuProps

/** An offer is a PDF. */
export const DownloadAnOffer = meta.story({
  args: Ready.composed.args,
  render: () => <DownloadMenu {...downloadAnOffer} />,
  parameters: { layout: 'centered' },
})
const downloadDownloading = {
  ...downloadAnOffer,
  download: fn(async (_format, _model, onProgress) => {
    onProgress({ step: 'pdf', share: 0.42 })
    await new Promise(() => undefined)
  }),
} satisfies DownloadMenuProps

/** A file of many pages takes a moment: it says how far it is, and a second press starts no second one. */
export const DownloadDownloading = meta.story({
  args: Ready.composed.args,
  render: () => <DownloadMenu {...downloadDownloading} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }))
    const bar = await canvas.findByRole('progressbar', { name: 'PDF wird erstellt …' }, late)
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await userEvent.click(canvas.getByText(/42/))
    await expect(downloadDownloading.download).toHaveBeenCalledOnce()
  },
})

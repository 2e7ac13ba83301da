import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { examplePages } from '../examples/examplePages.ts'
import { DocumentPreview } from './DocumentPreview.tsx'

const meta = preview.meta({ component: DocumentPreview, parameters: { layout: 'padded' } })

const { model } = exampleDocument('invoice')

export const Ready = meta.story({
  args: { model, layOut: fn(async () => examplePages), onCheck: fn() },
  play: async ({ canvas, step }) => {
    await step('Jede Seite steht da, mit Übertrag und Code', async () => {
      await expect(await canvas.findByRole('region', { name: 'Seite 1 von 2' })).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Seite 2 von 2' })).toHaveTextContent('Gesamtbetrag')
      await expect(canvas.getAllByText('Übertrag')).toHaveLength(2)
      await expect(getComputedStyle(canvas.getAllByText('27.12.2024')[0]!).fontVariantNumeric).toBe('tabular-nums')
      await expect(canvas.getByRole('img', { name: 'GiroCode' })).toBeInTheDocument()
    })
  },
})
export const Loading = meta.story({
  args: { ...Ready.composed.args, layOut: fn(async () => new Promise<never>(() => undefined)) },
})
/** An address that does not fit, say: the reason is named, and it can be tried again. */
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    layOut: fn(async () => {
      throw new Error('Die Anschrift des Kunden ist für das Adressfeld zu lang.')
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await canvas.findByText(/für das Adressfeld zu lang/)).toBeVisible()
    await expect(args.layOut).toHaveBeenCalledTimes(2)
  },
})
/** Nothing is printed of a number that can be read in two ways. */
export const Unclear = meta.story({
  args: {
    ...Ready.composed.args,
    model: {
      ...model,
      groups: model.groups.map((group) => ({
        ...group,
        lines: group.lines.map((line) => ({ ...line, unclear: { quantity: '1.23' } })),
      })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Prüfung' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await expect(args.layOut).not.toHaveBeenCalled()
  },
})

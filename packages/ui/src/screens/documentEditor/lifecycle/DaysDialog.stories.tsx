import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { DaysDialog } from './DaysDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: DaysDialog })

const { newLimits, today } = exampleDocument('offer').state

export const Ready = meta.story({
  args: {
    making: 'convert',
    number: 'AN-2026-0012',
    limits: newLimits.invoice,
    today,
    onMake: fn(async () => undefined),
    onClose: fn(),
  },
})
export const Copy = meta.story({ args: { ...Ready.composed.args, making: 'copy', limits: newLimits.offer } })
/** Prices have changed since: it is asked once which the copy has. */
export const CopyWithNewPrices = meta.story({
  args: { ...Copy.composed.args, prices: { count: 2, before: '1061.04', after: '1074.04' }, onMake: fn() },
  play: async ({ args, userEvent, step }) => {
    await step('Ohne Zutun bleiben die Preise des Originals', async () => {
      await expect(await screen.findByRole('radio', { name: /Wie im Original 1\.061,04\s€ netto/ }, late)).toBeChecked()
    })
    await step('Ich nehme die heutigen', async () => {
      await userEvent.click(
        screen.getByRole('radio', { name: /2 Vorlagen haben heute andere Preise 1\.074,04\s€ netto/ }),
      )
      await userEvent.click(screen.getByRole('button', { name: 'Kopie erstellen' }))
      await expect(args.onMake).toHaveBeenCalledWith(expect.objectContaining({ isRepriced: true }))
    })
  },
})
export const Cancellation = meta.story({
  args: { ...Ready.composed.args, making: 'cancel', number: 'RE-2026-0041', onMake: fn() },
  play: async ({ args, userEvent }) => {
    mocked(args.onMake).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Stornorechnung erstellen' }, late))
    await expect(await screen.findByRole('alert', {}, late)).toHaveTextContent('Der Datendienst antwortet nicht.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
/** Money came in for it: the dialog says what becomes of it. */
export const PaidCancellation = meta.story({
  args: { ...Ready.composed.args, making: 'cancel', number: 'RE-2026-0041', received: '1309.60' },
  play: async () => {
    await expect(await screen.findByText(/^Auf diese Rechnung sind 1\.309,60\s€ eingegangen\./, {}, late)).toBeVisible()
  },
})
/** Many positions take a while. */
export const Running = meta.story({
  args: {
    ...Ready.composed.args,
    onMake: fn(async () => new Promise<never>(() => undefined)),
  },
  play: async ({ userEvent, step }) => {
    const make = await screen.findByRole('button', { name: 'Rechnung erstellen' }, late)
    await step('Der Knopf arbeitet, und der Dialog bleibt, wie er ist', async () => {
      const { top, height } = screen.getByRole('dialog').getBoundingClientRect()
      await userEvent.click(make)
      const after = screen.getByRole('dialog').getBoundingClientRect()
      await expect([after.top, after.height]).toEqual([top, height])
    })
  },
})

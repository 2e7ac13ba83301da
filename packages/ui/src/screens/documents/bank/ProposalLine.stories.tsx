import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PartLines, UnmatchedLine } from './ProposalLine.tsx'

const entry = { identity: 'A5', day: storyDay, amount: '77.00', name: 'Forstbetriebsgemeinschaft Harz', text: 'Spende' }
const parts = [{ invoiceId: 41, amount: '77.00' }]

const meta = preview.meta({ component: UnmatchedLine })

export const Ready = meta.story({
  args: {
    proposal: { kind: 'unknown', entry },
    busy: undefined,
    choice: {
      options: [{ value: '41', label: 'RE-2026-0041 · Gemeinde Großwald · 119,00 €' }],
      assign: () => ({ parts, doubt: 'less' }),
    },
    owed: () => '119.00',
    onBook: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer eine Rechnung wählt, liest, was auffällt, und bucht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Rechnung zuordnen: ${entry.name}` }))
      await userEvent.type(canvas.getByRole('combobox', { name: 'Rechnung' }), '0041{Enter}')
      await expect(await canvas.findByText('77,00 € von 119,00 €: Es bleiben 42,00 € offen.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /77,00/ }))
      await expect(args.onBook).toHaveBeenCalledWith(args.proposal, parts)
    })
  },
})
/** A payment with Skonto says so. */
export const WithDiscount = meta.story({
  args: Ready.composed.args,
  render: () => (
    <PartLines
      list={[
        { invoiceId: 41, amount: '98.00', discount: '2.00' },
        { invoiceId: 42, amount: '50.00' },
      ]}
      parts={{ words: String, clients: () => 'Forstamt Ülzen', numbered: (id) => `RE-2026-00${id}` }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RE-2026-0041 mit 2,00 € Skonto')).toBeVisible()
    await expect(canvas.getByText('RE-2026-0042')).toBeVisible()
  },
})

import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DiscountFields, type DiscountFieldsProps } from './DiscountFields.tsx'

/** Keeps what is typed, as the editor does. */
function Kept(props: DiscountFieldsProps) {
  const [header, setHeader] = useState(props.header)
  const change: DiscountFieldsProps['onChange'] = (changes) => {
    props.onChange(changes)
    setHeader((last) => ({ ...last, ...changes }))
  }
  return <DiscountFields {...props} header={header} onChange={change} />
}

const meta = preview.meta({
  component: DiscountFields,
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: { header: { rn_datum: '2026-11-20', skonto_prozent: '0', skonto_tage: '0' }, term: 14, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Satz allein gilt noch nicht', async () => {
      const percent = canvas.getByRole('textbox', { name: 'Skonto in Prozent' })
      await userEvent.clear(percent)
      await userEvent.type(percent, '2,5{Tab}')
      await expect(args.onChange).toHaveBeenCalledWith({ skonto_prozent: '2.5' })
      await expect(canvas.getByText('Skonto braucht Prozent und Tage.')).toBeVisible()
    })
    await step('Mit den Tagen steht der letzte Tag da', async () => {
      const days = canvas.getByRole('textbox', { name: 'Skonto bei Zahlung in Tagen' })
      await userEvent.clear(days)
      await userEvent.type(days, '10{Tab}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ skonto_tage: '10' })
      await expect(canvas.getByText('bis 30.11.2026')).toBeVisible()
      await expect(canvas.queryByText(/^Das Skonto gilt länger/)).not.toBeInTheDocument()
    })
    await step('Länger als das Zahlungsziel: Das wird gesagt', async () => {
      const days = canvas.getByRole('textbox', { name: 'Skonto bei Zahlung in Tagen' })
      await userEvent.clear(days)
      await userEvent.type(days, '15{Tab}')
      await expect(canvas.getByText(/^Das Skonto gilt länger.*15 Tage, Zahlungsziel 14 Tage\.$/)).toBeVisible()
    })
  },
})
/** An offer has no day from which the days count. */
export const AnOffer = meta.story({
  args: { header: { an_datum: '2026-11-20', skonto_prozent: '2.00', skonto_tage: '10' }, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Skonto in Prozent' })).toHaveValue('2')
    await expect(canvas.queryByText(/^bis/)).not.toBeInTheDocument()
  },
})

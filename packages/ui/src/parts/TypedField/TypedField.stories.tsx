import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'

/** ms after which the owner has followed: far longer than from one key to the next. */
const later = 120

/** Keeps the value as a busy page does: some time later. */
function SlowOwner(props: TypedFieldProps) {
  const [value, setValue] = useState(props.value)
  const follow = (next: string) => {
    props.onChange(next)
    setTimeout(() => setValue(next), later)
  }
  return (
    <main>
      <TypedField {...props} value={value} onChange={follow} />
      <output>{value}</output>
      <Button onClick={() => setValue('')}>Zurücksetzen</Button>
    </main>
  )
}

const meta = preview.meta({
  component: TypedField,
  render: (args) => <SlowOwner {...args} />,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: { type: 'search', label: 'Rechnungen suchen', value: '', onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechnungen suchen' })
    await step('Kein Buchstabe geht verloren, so schnell man auch tippt', async () => {
      await userEvent.type(field, 'RE-2026-0045')
      await expect(field).toHaveValue('RE-2026-0045')
      await expect(args.onChange).toHaveBeenLastCalledWith('RE-2026-0045')
    })
    await step('Die Seite folgt, das Feld bleibt, wie es ist', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('RE-2026-0045'))
      await expect(field).toHaveValue('RE-2026-0045')
    })
    await step('Mitten im Text geändert wird dort, wo der Zeiger steht', async () => {
      await userEvent.type(field, '5', { initialSelectionStart: 3, initialSelectionEnd: 7 })
      await userEvent.keyboard('-')
      await expect(field).toHaveValue('RE-5--0045')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('RE-5--0045'))
    })
    await step('Was von anderswo kommt, gilt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(field).toHaveValue('')
    })
  },
})
export const LongGerman = meta.story({
  args: { ...Ready.composed.args, label: 'Rechnungsempfängerbezeichnung', value: 'Forstbetriebsgemeinschaft Leoben' },
})

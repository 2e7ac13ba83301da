import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

/** Keeps the choice, as a page would. */
function Held({ value, onChange, ...rest }: ComboboxProps) {
  const [held, setHeld] = useState(value)
  const change = (next: string) => {
    setHeld(next)
    onChange(next)
  }
  return (
    <div style={{ width: 320 }}>
      <Combobox {...rest} value={held} onChange={change} />
    </div>
  )
}

const meta = preview.meta({
  component: Combobox,
  parameters: { layout: 'centered' },
  render: (args) => <Held {...args} />,
})

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const Ready = meta.story({
  args: {
    label: 'Art',
    value: '1',
    onChange: fn(),
    options: [
      { value: '1', label: 'Buchdrucker', detail: 'Ips typographus' },
      { value: '2', label: 'Gekörnter Nutzholzborkenkäfer', detail: 'Xyleborus germanus' },
      { value: '3', label: 'Kupferstecher', detail: 'Pityogenes chalcographus' },
      { value: '4', label: 'Nordischer Fichtenborkenkäfer', detail: 'Ips duplicatus' },
    ],
  },
})

export const Typing = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Art' })
    await step('Ein Teil des wissenschaftlichen Namens findet die Art', async () => {
      await userEvent.click(input)
      await userEvent.keyboard('duplic')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
    })
    await step('Enter wählt sie', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('4')
      await expect(input).toHaveValue('Nordischer Fichtenborkenkäfer')
    })
    await step('Escape nimmt das Getippte zurück', async () => {
      await userEvent.keyboard('Buch{Escape}')
      await expect(input).toHaveValue('Nordischer Fichtenborkenkäfer')
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
  },
})

export const Open = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Pfeil öffnet die Liste beim Gewählten und geht weiter', async () => {
      canvas.getByRole('combobox', { name: 'Art' }).focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      const next = canvas.getByRole('option', { name: /Gekörnter/ })
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', next.id)
    })
  },
})

/** Where nothing is chosen yet. */
export const Unchosen = meta.story({
  args: { ...Ready.composed.args, value: '' },
  render: (args) => (
    <form aria-label="Meldung" onSubmit={sent}>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter öffnet die Liste und schickt das Formular nicht ab', async () => {
      canvas.getByRole('combobox', { name: 'Art' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('listbox')).toBeVisible()
      await expect(sent).not.toHaveBeenCalled()
    })
  },
})

export const NothingFound = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Art' }))
    await userEvent.keyboard('Hirsch')
  },
})

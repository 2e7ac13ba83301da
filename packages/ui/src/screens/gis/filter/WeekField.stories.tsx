import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { WeekField, type WeekFieldProps } from './WeekField.tsx'

/** Stands in for the filter: keeps the week. */
function KeptWeek({ week: first, onWeek }: WeekFieldProps) {
  const [week, setWeek] = useState(first)
  const take = (next: string) => {
    setWeek(next)
    onWeek(next)
  }
  return <WeekField week={week} onWeek={take} />
}

const meta = preview.meta({ component: WeekField, parameters: { layout: 'padded' }, render: (args) => <KeptWeek {...args} /> }) // prettier-ignore

export const Ready = meta.story({
  args: { week: '2026-W21', onWeek: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Kalenderwoche')
    await step('Die Woche steht da, wie man sie schreibt', async () => {
      await expect(field).toHaveValue('KW 21/2026')
      await expect(field).toHaveAccessibleDescription('z. B. KW 21/2026')
    })
    await step('Eine andere wird verstanden, so und so geschrieben', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '2026-W22')
      await expect(args.onWeek).toHaveBeenLastCalledWith('2026-W22')
      await userEvent.tab()
      await expect(field).toHaveValue('KW 22/2026')
      await userEvent.clear(field)
      await userEvent.type(field, 'kw 7/2026')
      await expect(args.onWeek).toHaveBeenLastCalledWith('2026-W07')
    })
    await step('Was keine Woche ist, bleibt stehen und wird beim Verlassen gesagt', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'KW 60/2026')
      await expect(canvas.queryByText('Das ist keine Kalenderwoche.')).toBeNull()
      await userEvent.tab()
      await expect(canvas.getByText('Das ist keine Kalenderwoche.')).toBeVisible()
      await expect(field).toHaveValue('KW 60/2026')
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, week: '' }, play: undefined })

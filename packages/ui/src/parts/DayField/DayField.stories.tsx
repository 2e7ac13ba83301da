import { dayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DayField } from './DayField.tsx'

const meta = preview.meta({ component: DayField, parameters: { layout: 'centered' } })

const others = [
  { id: 1, nummer: 'RE-2026-0041', day: '2026-11-12' },
  { id: 3, nummer: 'RE-2026-0043', day: '2026-11-19' },
]
const own = { id: 2, nummer: 'RE-2026-0042', day: '2026-11-16' }
const limits = dayLimits(own, others, { min: null, max: null }, '2026-11-20')

export const Ready = meta.story({
  args: {
    label: 'Rechnungsdatum',
    name: 'rn_datum',
    value: '2026-11-16',
    today: '2026-11-20',
    dayReason: limits.findReason,
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Rechnungsdatum' })
    await step('Ich tippe einen Tag, den es nicht geben kann, und erfahre, warum', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), '11.11.{Enter}')
      await expect(canvas.getByText('RE-2026-0041 ist vom 12.11.2026: frühestens an diesem Tag.')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Der Knopf bleibt dabei neben dem Feld', async () => {
      const { top } = canvas.getByRole('button').getBoundingClientRect()
      await expect(Math.abs(top - field().getBoundingClientRect().top)).toBeLessThan(1)
    })
    await step('Ich tippe einen möglichen', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), '171126{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-17')
    })
  },
})

/** By keyboard through the month: blocked days can be reached, and say why. */
export const FromTheCalendar = meta.story({
  args: { ...Ready.composed.args, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich gehe zu einem gesperrten Tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rechnungsdatum im Kalender wählen' }))
      const weekdays = canvas.getAllByRole('columnheader').map((day) => day.getAttribute('aria-label'))
      await expect([weekdays[0], weekdays[6]]).toEqual(['Montag', 'Sonntag'])
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'RE-2026-0043 ist vom 19.11.2026: spätestens an diesem Tag.',
      )
    })
    await step('Ich gehe zurück und wähle', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-17')
    })
  },
})

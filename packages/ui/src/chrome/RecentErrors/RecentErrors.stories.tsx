import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { recentErrors } from '../examples/frame.ts'
import { RecentErrors } from './RecentErrors.tsx'

const meta = preview.meta({ component: RecentErrors })

export const Ready = meta.story({
  args: { open: true, onClose: fn(), errors: recentErrors, onClear: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wiederholte Fehler stehen einmal da, mit ihrer Zahl', async () => {
      await expect(canvas.getByText(/3-mal/)).toBeInTheDocument()
    })
    await step('Mit der Tastatur lässt sich die Liste leeren', async () => {
      canvas.getByRole('button', { name: 'Liste leeren' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onClear).toHaveBeenCalledOnce()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, errors: [] } })

export const Phone = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'phone' } } })

export const Dark = meta.story({ args: Ready.composed.args, globals: { theme: 'dark' } })

export const English = meta.story({ args: Ready.composed.args, globals: { language: 'en' } })

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    errors: [
      {
        id: '1',
        at: '2026-11-20T10:05:00Z',
        message:
          'Die Georeferenzierungsqualitätssicherungsergebnisse der Bestandsplanübersichtskarte konnten nicht gespeichert werden.',
        count: 1,
        place: 'Forstschädlingsüberwachungsdienststellenverzeichnis',
      },
    ],
  },
})

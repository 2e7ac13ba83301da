import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { Bar } from './Bar.tsx'

const reload = fn()

const meta = preview.meta({
  component: Bar,
  decorators: [
    (Story, { args }) => (
      <div style={{ padding: args.edge ? 0 : space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    icon: 'refresh',
    message: 'Neue Version: Laden Sie neu, sobald Ihre Eingaben gespeichert sind.',
    actions: <Button onClick={reload}>Neu laden</Button>,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Weg weiter ist ein Knopf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
      await expect(reload).toHaveBeenCalledOnce()
    })
  },
})

export const Warning = meta.story({
  args: { icon: 'offline', tone: 'warning', edge: true, message: 'Keine Verbindung. Ihre Eingaben bleiben hier.' },
})

export const Done = meta.story({ args: { icon: 'check', tone: 'success', message: '5 Zahlungen sind gebucht.' } })

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    message:
      'Die Georeferenzierungsqualitätssicherungsergebnisse vom 20.11.2026 sind nur in diesem Browser gesichert und noch nicht gespeichert.',
  },
})

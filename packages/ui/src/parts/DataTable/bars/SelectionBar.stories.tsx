import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const meta = preview.meta({ component: SelectionBar, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    hidden: 0,
    picking: {
      picked: new Set([1, 2, 3]),
      onPick: fn(),
      actions: (
        <>
          <Button>Veröffentlichen</Button>
          <Button>Ablehnen</Button>
        </>
      ),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wie viele gewählt sind, wird vorgelesen', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 ausgewählt'),
    )
    await step('Ein Druck lässt alle los', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }))
      await expect(args.picking.onPick).toHaveBeenCalledWith(new Set())
    })
  },
})

export const Empty = meta.story({
  args: { hidden: 0, picking: { ...Ready.composed.args.picking, picked: new Set() } },
  parameters: { shown: { nothing: 'Nothing is picked, so there is nothing to act on.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Many = meta.story({
  args: {
    hidden: 0,
    picking: { ...Ready.composed.args.picking, picked: new Set(Array.from({ length: 100_000 }, (_, key) => key)) },
  },
})

export const OutOfView = meta.story({
  args: { ...Ready.composed.args, hidden: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 ausgewählt, 2 nicht sichtbar')
  },
})

export const LongGerman = meta.story({
  args: {
    hidden: 0,
    picking: {
      ...Ready.composed.args.picking,
      actions: <Button>Zur Nachbestimmung durch die Waldschutzmeldestelle vorlegen</Button>,
    },
  },
  globals: { viewport: { value: 'phone' } },
})

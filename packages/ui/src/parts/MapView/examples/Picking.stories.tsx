import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleKinds, exampleLabel } from './examplePoints.ts'
import { MapView } from '../MapView.tsx'

const meta = preview.meta({
  component: MapView,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
})

/** Three places that stand apart at any zoom. */
const points = {
  ids: Float64Array.of(1, 2, 3),
  lats: Float64Array.of(52.5, 48.1, 47.1),
  lons: Float64Array.of(13.4, 11.6, 15.4),
  kinds: Uint8Array.of(0, 2, 3),
}

export const Pointer = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
    selection: { picked: new Set([3]) },
    actions: { onSelect: fn(), onHighlight: fn(), onPick: fn() },
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const { onSelect, onHighlight, onPick } = args.actions!
    const map = await canvas.findByRole('application', { name: 'Fundorte' })
    await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5000 })
    // Where the first point is: the keyboard's ring says so.
    map.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const ring = await waitFor(() => canvasElement.querySelector('.map-cursor')!.getBoundingClientRect())
    const coords = { clientX: ring.x + ring.width / 2, clientY: ring.y + ring.height / 2 }
    await userEvent.keyboard('{Escape}')

    await step('Der Zeiger auf einem Zeichen hebt seine Zeile hervor', async () => {
      await userEvent.pointer({ target: map, coords })
      await expect(onHighlight).toHaveBeenLastCalledWith(1)
      await expect(canvas.getByText('Punkt 1')).toBeVisible()
    })
    await step('Ein Klick wählt es', async () => {
      await userEvent.pointer({ keys: '[MouseLeft]', target: map, coords })
      await expect(onSelect).toHaveBeenCalledWith(1)
    })
    // Sooner it would be a double click.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await step('Mit Strg kommt es zu den anderen', async () => {
      await userEvent.keyboard('{Control>}')
      await userEvent.pointer({ keys: '[MouseLeft]', target: map, coords })
      await userEvent.keyboard('{/Control}')
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith([1], 'toggle'))
    })
  },
})

export const Areas = Pointer.extend({
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const { onPick } = args.actions!
    const page = canvasElement.ownerDocument.body
    await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5000 })
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auswählen' }))
      const entry = await waitFor(() => {
        const found = [...page.querySelectorAll('[role=menuitem]')].find((item) => item.textContent === name)
        if (!found) throw new Error('the menu is not open yet')
        return found
      })
      await userEvent.click(entry)
    }
    const sheet = () => canvasElement.querySelector('[data-drawing]')!
    const draw = async (...spots: readonly (readonly [number, number])[]) => {
      const { left, top, width, height } = sheet().getBoundingClientRect()
      const target = sheet()
      for (const [place, [x, y]] of spots.entries()) {
        const coords = { clientX: left + x * width, clientY: top + y * height }
        const keys = place === 0 ? '[MouseLeft>]' : place === spots.length - 1 ? '[/MouseLeft]' : undefined
        await userEvent.pointer({ target, coords })
        if (keys) await userEvent.pointer({ keys, target, coords })
      }
    }
    await step('Ein Rechteck wählt, was darin liegt', async () => {
      await choose('Rechteck aufziehen')
      await draw([0.05, 0.55], [0.5, 0.7], [0.95, 0.97])
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith([2, 3], 'replace'))
    })
    await step('Ebenso eine Linie darum herum', async () => {
      await choose('Freihand umfahren')
      await draw([0.05, 0.05], [0.95, 0.05], [0.95, 0.5], [0.05, 0.5], [0.05, 0.06])
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith([1], 'replace'))
    })
    await step('Escape beendet das Zeichnen', async () => {
      await choose('Rechteck aufziehen')
      await expect(sheet()).toBeTruthy()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(sheet()).toBeNull())
    })
    await step('Ohne Zeiger: alles Sichtbare, und nichts', async () => {
      await choose('Alles im Ausschnitt')
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith([1, 2, 3], 'replace'))
      await choose('Auswahl aufheben')
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith([], 'replace'))
    })
  },
})

import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  exampleGroups,
  exampleKinds,
  exampleLabel,
  examplePoint,
  examplePoints,
  samePlace,
} from './examples/examplePoints.ts'
import { MapView, type MapViewProps } from './MapView.tsx'

/** Stands in for the screen around the map: keeps the selected and the picked points. */
function LiveMap(props: MapViewProps) {
  const { actions, source, selection } = props
  const [picked, setPicked] = useState(selection?.picked)
  return (
    <MapView
      {...props}
      selection={{ ...selection, picked }}
      actions={{
        ...actions,
        onPick: (ids, mode) => {
          actions?.onPick?.(ids, mode)
          setPicked((last) => {
            const kept = mode === 'replace' ? new Set<number>() : new Set(last)
            for (const id of ids) if (mode !== 'toggle' || !kept.delete(id)) kept.add(id)
            return kept
          })
        },
      }}
      source={source}
    />
  )
}

const meta = preview.meta({
  component: MapView,
  render: (args) => <LiveMap {...args} />,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
})
const points = examplePoints(600)

export const Ready = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
    selection: {
      selected: examplePoint(points, 7),
      highlighted: examplePoint(points, 12),
      picked: new Set([20, 21, 22]),
    },
    actions: { onSelect: fn(), onHighlight: fn(), onPick: fn(), onSectionChange: fn() },
  },
})
const plain = { ...Ready.composed.args, selection: {} }

export const Empty = meta.story({ args: { ...plain, source: { type: 'points', points: examplePoints(0) } } })

export const Loading = meta.story({
  args: { ...plain, source: { type: 'sections', load: () => new Promise(() => {}) } },
})

export const Failed = meta.story({
  args: {
    ...plain,
    source: {
      type: 'sections',
      load: fn(async (section, zoom) => {
        if (zoom > 6) throw new Error('the database does not answer')
        return exampleGroups(points, section, zoom)
      }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const feed = (status: string) => expect(canvasElement.querySelector(`[data-feed=${status}]`)).toBeTruthy()
    await step('Ein Ausschnitt, der nicht kommt, sagt es; was da war, bleibt', async () => {
      await waitFor(() => feed('ready'), { timeout: 5000 })
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      await expect(await canvas.findByText('Die Punkte dieses Ausschnitts fehlen noch.')).toBeVisible()
    })
    await step('Er lässt sich noch einmal anfordern', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verkleinern' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Verkleinern' }))
      await waitFor(() => feed('ready'))
      await expect(canvas.queryByText('Die Punkte dieses Ausschnitts fehlen noch.')).toBeNull()
    })
  },
})

export const HundredThousand = meta.story({
  args: { ...plain, source: { type: 'points', points: examplePoints(100_000) } },
})

/** The database groups a million; the map asks it for the section in view. */
export const BySection = meta.story({
  args: {
    ...plain,
    source: { type: 'sections', load: async (section, zoom) => exampleGroups(points, section, zoom) },
  },
})

export const Keyboard = meta.story({
  args: plain,
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const { onHighlight, onPick, onSectionChange } = args.actions!
    const map = await canvas.findByRole('application', { name: 'Fundorte' })
    const spoken = () => canvas.getAllByRole('status')[0]!
    await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5000 })

    await step('Die Karte ist ein Tabstopp', async () => {
      await userEvent.tab()
      await expect(map).toHaveFocus()
    })
    await step('Ein Pfeil führt zu einem Zeichen, und es wird gesagt, wofür es steht', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(spoken()).toHaveTextContent(/^\d+ Punkte: .*Neu.*Zeichen im Ausschnitt/))
      const before = spoken().textContent
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(spoken().textContent).not.toBe(before))
    })
    await step('Die Leertaste wählt alle Punkte des Zeichens', async () => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(onPick).toHaveBeenLastCalledWith(expect.any(Array), 'toggle'))
    })
    await step('Enter geht näher, bis ein Bündel zerfallen ist, und sagt, wie viel zu sehen ist', async () => {
      const calls = (onSectionChange as ReturnType<typeof fn>).mock.calls.length
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect((onSectionChange as ReturnType<typeof fn>).mock.calls.length).toBeGreaterThan(calls))
      await waitFor(() => expect(spoken()).toHaveTextContent(/^\d+ Zeichen im Ausschnitt/))
    })
    await step('Plus und Minus ändern den Maßstab, Pos1 zeigt alles, Escape verlässt das Zeichen', async () => {
      await userEvent.keyboard('++-{Home}')
      await waitFor(() => expect(canvas.getByText('100 km')).toBeVisible())
      await userEvent.keyboard('{ArrowLeft}{Escape}')
      await waitFor(() => expect(onHighlight).toHaveBeenLastCalledWith(undefined))
    })
  },
})

export const SamePlace = meta.story({
  args: { ...plain, source: { type: 'points', points: samePlace(80) } },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5000 })
    await step('Was nie zerfällt, steht in einer Liste; der Fokus geht dorthin', async () => {
      canvas.getByRole('application', { name: 'Fundorte' }).focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      const list = await canvas.findByRole('region', { name: '80 Punkte an diesem Ort' })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(50)
      await expect(within(list).getByText('30 weitere stehen in der Tabelle.')).toBeVisible()
      await expect(within(list).getByRole('button', { name: 'Punkt 80' })).toHaveFocus()
    })
    await step('Enter wählt einen, Escape führt zur Karte zurück', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.actions!.onSelect).toHaveBeenCalledWith(80)
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('region')).toBeNull()
      await expect(canvas.getByRole('application', { name: 'Fundorte' })).toHaveFocus()
    })
  },
})

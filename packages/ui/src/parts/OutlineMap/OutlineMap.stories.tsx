import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { noBaseMaps } from '../BaseMaps/baseMapTypes.ts'
import { type Outline, OutlineMap, type OutlineMapProps, type OutlineToolsProps, OutlineTools } from './OutlineMap.tsx'

/** Sheets around two places, a kilometre wide. */
const sheet = (id: number, lon: number, lat: number, dashed = false): Outline => ({
  id,
  dashed,
  ring: [
    [lon, lat],
    [lon + 0.014, lat + 0.001],
    [lon + 0.013, lat + 0.009],
    [lon - 0.001, lat + 0.008],
    [lon, lat],
  ],
})
const outlines = [
  sheet(1, 10.43, 51.9),
  sheet(2, 10.445, 51.902),
  sheet(3, 10.43, 51.909, true),
  sheet(4, 13.23, 49.01),
  sheet(5, 13.8, 52.83),
]

/** A page that follows what is pointed at and selected. */
function Live({ selection, ...rest }: OutlineMapProps) {
  const [selected, setSelected] = useState(selection.selected)
  const [highlighted, setHighlighted] = useState(selection.highlighted)
  return (
    <div style={{ height: '480px' }}>
      <OutlineMap
        {...rest}
        selection={{
          selected,
          highlighted,
          onSelect(id) {
            selection.onSelect(id)
            setSelected(id)
          },
          onHighlight: setHighlighted,
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  component: OutlineMap,
  subcomponents: { OutlineTools },
  render: (args) => <Live {...args} />,
})

const late = { timeout: 8_000 }

export const Ready = meta.story({
  args: {
    label: 'Übersicht',
    outlines,
    outlineLabel: (id) => `Oberfeld Blatt ${id}, 1911`,
    selection: { selected: undefined, highlighted: undefined, onSelect: fn(), onHighlight: fn() },
    extent: undefined,
    baseMaps: noBaseMaps,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Alles zeigen' }, late)
    const map = canvas.getByRole('application', { name: 'Übersicht' })
    await step('Mit der Tastatur geht es näher, zur Seite und zurück', async () => {
      map.focus()
      await userEvent.keyboard('++{ArrowRight}0')
      await expect(map).toHaveFocus()
    })
    await step('Ein Druck neben allen Flächen wählt nichts', async () => {
      const { x, y } = map.getBoundingClientRect()
      const target = map.querySelector('.leaflet-container')!
      await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX: x + 8, clientY: y + 200 } })
      await waitFor(() => expect(args.selection.onSelect).toHaveBeenCalledWith(undefined))
    })
  },
})
const { args } = Ready.composed

/** Several sheets are one sign: Enter shows them apart. */
export const Gathered = meta.story({
  args: { ...args, outlines: outlines.slice(0, 3), extent: { west: 6, south: 47, east: 15, north: 55 } },
  play: async ({ args: { selection }, canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Alles zeigen' }, late)
    const map = canvas.getByRole('application', { name: 'Übersicht' })
    const scale = () => canvas.getByText(/^\d+ k?m$/).textContent
    await step('Eingabe führt näher an die drei heran und wählt noch keine', async () => {
      await waitFor(() => expect(scale()).toMatch(/^\d00\skm$/), late)
      map.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(scale()).not.toMatch(/^\d00\skm$/), late)
      await expect(selection.onSelect).not.toHaveBeenCalled()
    })
  },
})

/** Near enough to see areas. */
export const OneSelected = meta.story({
  args: {
    ...args,
    selection: { ...args.selection, selected: 2 },
    extent: { west: 10.42, south: 51.895, east: 10.47, north: 51.922 },
  },
})
export const Empty = meta.story({ args: { ...args, outlines: [] } })

const tools = {
  map: { zoomBy: fn(), showAll: fn() },
  showSelected: fn(),
  onLooks: fn(),
} satisfies OutlineToolsProps

export const Tools = meta.story({
  args: Ready.composed.args,
  render: () => <OutlineTools {...tools} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich komme näher und öffne die Wahl der Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Näher' }))
      await expect(tools.map.zoomBy).toHaveBeenCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Hintergrund' }))
      await expect(tools.onLooks).toHaveBeenCalled()
    })
  },
})
/** Nothing is selected, and there is no map to lay below. */
export const ToolsEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <OutlineTools {...tools} showSelected={undefined} onLooks={undefined} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <Story />
      </div>
    ),
  ],
})

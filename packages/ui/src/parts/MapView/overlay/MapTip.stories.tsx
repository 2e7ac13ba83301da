import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { ComponentProps } from 'react'
import { space } from '@waldkerf/ui/theme/tokens'
import { exampleKinds, exampleLabel } from '../examples/examplePoints.ts'
import { MapTip } from './MapTip.tsx'
import { MapLoading, type MapNoticeProps, MapNotice } from './MapNotice.tsx'
import { type MapToolsProps, MapTools } from './MapTools.tsx'
import { type MemberListProps, MemberList } from './MemberList.tsx'
import { Mark } from '../Mark.tsx'
import { type MarkShape, markPaths, type MarkTone } from '../markShapes.ts'

const meta = preview.meta({
  component: MapTip,
  subcomponents: { MapLoading, MapNotice, MapTools, MemberList, Mark },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 320 }}>
        <Story />
      </div>
    ),
  ],
})
const place = { lat: 50, lon: 10, x: 240, y: 260 }

export const Ready = meta.story({
  args: {
    mark: { ...place, id: 1, count: 1287, kinds: [801, 260, 0, 190, 36, 0] },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
  },
  play: async ({ canvas, step }) => {
    await step('Ein Bündel nennt die Arten von Punkten, die es enthält, und keine anderen', async () => {
      await expect(canvas.getByText('1.287 Punkte')).toBeVisible()
      await expect(canvas.getByText('In Prüfung')).toBeVisible()
      await expect(canvas.queryByText('Rückfrage')).toBeNull()
    })
  },
})

export const Point = meta.story({
  args: { ...Ready.composed.args, mark: { ...place, id: 4711, count: 1, kinds: [1] } },
})
export const NearTheEdge = meta.story({
  args: { ...Ready.composed.args, mark: { ...Ready.composed.args.mark, x: 10, y: 20 } },
})
export const LongGerman = meta.story({
  args: {
    ...Point.composed.args,
    pointLabel: () => 'Gestreifter Nutzholzborkenkäfer 4711, Veröffentlichung zurückgezogen',
  },
})
export const English = Ready.extend({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,287 points')).toBeVisible()
  },
})

const notice = {
  icon: 'offline',
  text: '„Topografie“ antwortet nicht vollständig.',
  children: <button type="button">Erneut versuchen</button>,
} satisfies MapNoticeProps

export const Notice = meta.story({
  args: Ready.composed.args,
  render: () => <MapNotice {...notice} />,
  parameters: { layout: 'padded' },
})
export const NoticeUnderWay = meta.story({
  args: Ready.composed.args,
  render: () => <MapNotice text="Punkte werden geladen" />,
  parameters: { layout: 'padded' },
})
/** A map that is not there yet says so at its edge, and only after a while. */
export const Loading = meta.story({
  args: Ready.composed.args,
  render: () => <MapLoading text="Karte wird geladen" />,
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Karte wird geladen')
    await waitFor(() => expect(words).toBeVisible())
    const below = words.getBoundingClientRect().bottom - canvasElement.getBoundingClientRect().top
    await expect(below).toBeLessThan(80)
  },
})
export const NoticeLongGerman = meta.story({
  args: Ready.composed.args,
  render: () => (
    <MapNotice
      {...notice}
      text="„Digitale Topographische Karte des Landesamtes für Geobasisinformation“ antwortet nicht vollständig."
    />
  ),
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
})

const tools = { onZoom: fn(), onShow: { all: fn(), picked: fn() }, onLooks: fn(), onPick: fn() } satisfies MapToolsProps

export const Tools = meta.story({
  args: Ready.composed.args,
  render: () => <MapTools {...tools} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich komme näher und öffne die Wahl der Darstellung', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      await expect(tools.onZoom).toHaveBeenCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Darstellung' }))
      await expect(tools.onLooks).toHaveBeenCalled()
    })
  },
})

export const ToolsPlain = meta.story({
  args: Ready.composed.args,
  render: () => (
    <MapTools {...tools} onShow={{ all: fn(), picked: undefined }} onLooks={undefined} onPick={undefined} />
  ),
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
})

const members = {
  members: { ids: [11, 12, 13], count: 3 },
  pointLabel: exampleLabel,
  onSelect: fn(),
  onClose: fn(),
} satisfies MemberListProps

export const Members = meta.story({
  args: Ready.composed.args,
  render: () => <MemberList {...members} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Der erste hat den Fokus, Enter wählt ihn', async () => {
      await expect(canvas.getByRole('button', { name: 'Punkt 11' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(members.onSelect).toHaveBeenCalledWith(11)
    })
    await step('Escape schließt die Liste', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(members.onClose).toHaveBeenCalled()
    })
  },
})

export const MembersMore = meta.story({
  args: Ready.composed.args,
  render: () => (
    <MemberList {...members} members={{ ids: Array.from({ length: 50 }, (_, row) => row + 1), count: 1280 }} />
  ),
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
})

const tones: readonly MarkTone[] = ['info', 'success', 'warning', 'danger', 'neutral']

const sign = { tone: 'success', shape: 'square' } satisfies ComponentProps<typeof Mark>

export const Sign = meta.story({ args: Ready.composed.args, render: () => <Mark {...sign} /> })

export const SignMatrix = meta.story({
  args: Ready.composed.args,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 24px)', gap: space(2), padding: space(4) }}>
      {tones.flatMap((tone) =>
        (Object.keys(markPaths) as MarkShape[]).map((shape) => <Mark key={tone + shape} tone={tone} shape={shape} />),
      )}
    </div>
  ),
})

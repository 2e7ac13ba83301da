import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  component: Tabs,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
})

const tabs = [
  { id: 'map', label: 'Karte' },
  { id: 'list', label: 'Liste' },
] as const

function Held() {
  const [current, setCurrent] = useState<'map' | 'list'>('map')
  return <Tabs label="Ansicht" tabs={tabs} current={current} onChange={setCurrent} />
}

export const Ready = meta.story({
  args: { label: 'Ansicht', tabs, current: 'map', onChange: () => {} },
  render: () => <Held />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Pfeil wählt den nächsten Reiter', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Liste' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tab', { name: 'Liste' })).toHaveFocus()
    })
  },
})

/** On a phone's page, whose column is short of height. */
export const InAShortColumn = meta.story({
  args: Ready.composed.args,
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 120 }}>
      <Held />
      <div style={{ minHeight: 100 }}>Blatt</div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [list, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Karte' })]
    await expect(list.clientHeight).toBeGreaterThanOrEqual(tab.clientHeight)
  },
})

/** On a phone a row of many scrolls, to the one that is chosen. */
export const LastOfMany = meta.story({
  args: {
    ...Ready.composed.args,
    tabs: Array.from({ length: 12 }, (_, nr) => ({ id: `nr${nr}`, label: `Abschnitt ${nr + 1}` })),
    current: 'nr11',
  },
  play: async ({ canvas }) => {
    const [list, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { selected: true })]
    const right = tab.getBoundingClientRect().right
    await expect(right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  },
})

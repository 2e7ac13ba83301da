import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { RowKey } from '@waldkerf/ui/parts/DataTable/DataTable'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { EmptyList } from './ListStates.tsx'
import { useBeetleList } from './useBeetleList.ts'
import { GisTable } from './GisTable.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })

const loadThumbnail = async () =>
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#4a3526"/></svg>',
    ],
    {
      type: 'image/svg+xml',
    },
  )

interface ExampleProps {
  state: Loadable<readonly Beetle[]>
  onSelect: (key: RowKey) => void
}

/** The table over a list of its own, whose rows can be picked. */
function Example({ state, onSelect }: ExampleProps) {
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const beetles = shown(state) ?? []
  const list = useBeetleList({
    setFilter: fn(),
    beetles,
    state: {
      beetles: state,
      species: world.species,
      filter: emptyBeetleFilter,
      person: { email: '', id: undefined },
      today: storyDay,
      loadThumbnail,
    },
  })
  return (
    <GisTable
      list={list}
      selection={{ onSelect }}
      picking={{ picked, onPick: setPicked, actions: <Button>Status ändern</Button> }}
      note="alle"
      empty={<EmptyList filtered={false} onReset={fn()} />}
      state={state}
    />
  )
}

const meta = preview.meta({
  component: Example,
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
})

const beetles = world.beetles.slice(0, 40)

export const Ready = meta.story({
  args: { state: { status: 'ready', data: beetles }, onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    // The writing of all cells of a row stands on one line.
    const tops = [...canvas.getAllByRole('row')[1]!.querySelectorAll('.cell')].flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      let writing = texts.nextNode()
      // Beside a picture, or the words that there is none.
      while (writing && /^(kein Bild)?$/.test(writing.textContent?.trim() ?? '')) writing = texts.nextNode()
      if (!writing) return []
      const range = document.createRange()
      range.selectNodeContents(writing)
      return range.getBoundingClientRect().top
    })
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.5)
    const grid = canvas.getByRole('grid', { name: 'Käfermeldungen' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '41'))
    grid.focus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelect).toHaveBeenCalled()
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() },
  },
})
export const Picked = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Strg+A nimmt alle, und was sich mit ihnen tun lässt, steigt von unten auf', async () => {
      canvas.getByRole('grid', { name: 'Käfermeldungen' }).focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(await canvas.findByRole('button', { name: 'Status ändern' })).toBeVisible()
    })
  },
})
/** On a phone: picture, species, status, place and day of a row, each readable without a column head. */
export const Narrow = meta.story({
  args: Ready.composed.args,
  decorators: [
    (Story) => (
      <div style={{ width: 390, maxWidth: '100%', height: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step(
      'Vor jeder Zeile steht das Bild, dann Art, Stand, der sortierte Tag und Ort, nichts ohne Wort',
      async () => {
        const grid = canvas.getByRole('grid', { name: 'Käfermeldungen' })
        await waitFor(() => expect(grid.querySelector('.body .cell:nth-child(2)')).toHaveClass('picture'))
        const cells = [...grid.querySelectorAll('.body .row:first-child .cell')]
        const said = cells.slice(2, 6).map(({ textContent }) => textContent)
        await expect(said.join(' | ')).toMatch(/^\p{L}.+ \| \p{L}.+ \| gemeldet \d.+ \| \p{L}/u)
      },
    )
  },
})

import preview from '@waldkerf/storybook/preview'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import type { RowKey } from '../DataTable/tableTypes.ts'
import { TileGrid } from './TileGrid.tsx'

interface Tree {
  id: number
}

const trees = (count: number): readonly Tree[] => Array.from({ length: count }, (_, i) => ({ id: i + 1 }))

const Tile = styled.div`
  display: grid;
  height: 100%;
  place-items: center;
  border: 1px solid ${color.border};
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: 520px;
  max-width: 100%;
  height: 480px;
`

/** Stands in for the screen: keeps what is picked. */
function LiveGrid(props: ComponentProps<typeof TileGrid<Tree>>) {
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <Frame>
      <TileGrid {...props} picking={props.picking && { picked, onPick: setPicked }} />
    </Frame>
  )
}

const meta = preview.meta({ component: LiveGrid })

export const Ready = meta.story({
  args: {
    label: 'Bäume',
    rows: trees(10_000),
    rowKey: ({ id }) => id,
    shape: { least: 120, gap: 8, height: (width) => width },
    renderTile: ({ id }) => <Tile>Baum {id}</Tile>,
    selection: { selected: undefined, onSelect: fn() },
    picking: { picked: new Set(), onPick: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Bäume' })
    const columns = Number(grid.getAttribute('aria-colcount'))
    const stands = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
    await step('Nur was sichtbar ist, gibt es', async () => {
      await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(120)
    })
    await step('Pfeile führen in beide Richtungen', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
      await waitFor(() => expect(stands()).toBe(`Baum ${2 + columns}`))
    })
    await step('Die Leertaste wählt, Umschalt mit Pfeil alles bis dorthin', async () => {
      await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}')
      await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2))
    })
    await step('Enter öffnet', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.selection?.onSelect).toHaveBeenCalledWith(3 + columns)
    })
    await step('Ende führt zum letzten, Pos1 zum ersten', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(stands()).toBe('Baum 10000'))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(stands()).toBe('Baum 1'))
    })
  },
})

/** Without a minimum width each tile fills its line. */
export const Rail = meta.story({
  args: {
    ...Ready.composed.args,
    rows: trees(40),
    shape: { gap: 0, height: () => 56 },
    selection: { selected: 30, onSelect: fn() },
  },
  play: async ({ canvas, step }) => {
    await step('Das offene ist ins Bild gerückt und hervorgehoben', async () => {
      const open = await canvas.findByRole('gridcell', { current: true })
      await expect(open).toHaveTextContent('Baum 30')
      await expect(canvas.getByRole('grid').scrollTop).toBeGreaterThan(0)
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [], empty: <p>Noch keine Bäume</p> } })

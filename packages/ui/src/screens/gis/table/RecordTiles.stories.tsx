import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import type { RowKey } from '@waldkerf/ui/parts/DataTable/DataTable'
import { useBeetleList } from './useBeetleList.ts'
import { RecordTile, RecordTiles } from './RecordTiles.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#4a3526"/></svg>'
const loadThumbnail = async () => new Blob([drawing], { type: 'image/svg+xml' })

interface ExampleProps {
  beetles: readonly Beetle[]
  form: 'card' | 'line'
  onSelect: (key: RowKey) => void
  /** Of the box around the tiles, px. */
  width?: number
}

/** The tiles over a list of their own. */
function Example({ beetles, form, onSelect, width }: ExampleProps) {
  const list = useBeetleList({
    setFilter: fn(),
    beetles,
    state: {
      beetles: { status: 'ready', data: beetles },
      species: world.species,
      filter: emptyBeetleFilter,
      person: { email: '', id: undefined },
      today: storyDay,
      loadThumbnail,
    },
  })
  return (
    <div style={{ height: 420, width, display: 'flex', flexDirection: 'column' }}>
      <RecordTiles
        list={list}
        form={form}
        loadThumbnail={loadThumbnail}
        selection={{ onSelect }}
        empty="Keine Meldung"
      />
    </div>
  )
}

const meta = preview.meta({ component: Example, subcomponents: { RecordTile } })

export const Ready = meta.story({
  args: { beetles: world.beetles.slice(0, 24), form: 'card', onSelect: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Mit den Pfeiltasten geht es durch die Bilder, die Eingabetaste öffnet eine Meldung', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect(args.onSelect).toHaveBeenCalledOnce()
    })
  },
})
/** The list begins with the newest report, so a tile says when it was reported. */
export const SortedDay = meta.story({
  args: { ...Ready.composed.args, beetles: world.beetles.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const [, month = '', day = ''] = /^\d+-(\d+)-(\d+)/.exec(world.beetles[0]!.gemeldet_am)!
    const where = canvasElement.querySelector('.where')!
    await expect(where).toHaveAttribute('title', expect.stringMatching(/^gemeldet /))
    await expect(where).toHaveTextContent(new RegExp(`^${day}\\.${month}\\.`))
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, beetles: [] } })
/** Beside the open record. */
export const Rail = meta.story({
  args: {
    ...Ready.composed.args,
    beetles: world.beetles.filter(({ status }) => status === 'query'),
    form: 'line',
    width: 260,
  },
  play: async ({ canvas, step }) => {
    await step('Eine beantwortete Rückfrage heißt wie in der Tabelle', async () => {
      await expect((await canvas.findAllByText('Beantwortet'))[0]).toBeVisible()
    })
  },
})
const isCut = (word: Element) =>
  word.getBoundingClientRect().right > word.parentElement!.getBoundingClientRect().right + 1
/** Two tiles on a phone: a long Land has its own line. */
export const Phone = meta.story({
  args: { ...Ready.composed.args, width: 366 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Baden-Württemberg')
    const words = [...canvasElement.querySelectorAll('.where > span')]
    await expect(words.filter(isCut)).toEqual([])
  },
})
/** As wide as a window of 1,280 px at a zoom of 400 %: nothing is cut. */
export const Narrow = meta.story({
  args: { ...Ready.composed.args, width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findAllByText(/^(Baden-Württemberg|Nordrhein-Westfalen|Mecklenburg-Vorpommern)$/),
    ).not.toHaveLength(0)
    const words = [...canvasElement.querySelectorAll('strong, .where')]
    await expect(words.filter((word) => word.scrollWidth > word.clientWidth)).toEqual([])
  },
})

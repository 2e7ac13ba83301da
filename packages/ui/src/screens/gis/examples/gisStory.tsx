import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle, BeetleStatus, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { styled } from 'styled-components'
import { GisScreen, type GisScreenProps } from '../GisScreen.tsx'

/** The parts of the example world that the stories need. */
interface StoryWorld {
  beetles: readonly Beetle[]
  species: readonly Species[]
  pictures: readonly Picture[]
}

/** There is no bar above the screen here. */
export const Frame = styled.div`
  --screen-height: 100dvh;
`

/** A drawing in place of the photograph, another one for each picture. */
const drawing = (id: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="hsl(${20 + (id % 20)} 30% 38%)"/><ellipse cx="${400 + (id % 9) * 20}" cy="360" rx="150" ry="260" fill="hsl(25 45% 18%)"/></svg>`

const drawnPicture = ({ id }: Picture) => `data:image/svg+xml,${encodeURIComponent(drawing(id))}`

/** A record's first picture, by the record's number. */
const loadThumbnail = async (id: number) => new Blob([drawing(id)], { type: 'image/svg+xml' })

const recordPictures = (pictures: readonly Picture[], beetleId: number | undefined) => ({
  status: 'ready' as const,
  data: pictures.filter(({ kaefer_id }) => kaefer_id === beetleId),
})

interface LiveProps extends GisScreenProps {
  /** Of all records. */
  allPictures: readonly Picture[]
}

/** Stands in for the container: keeps filter and selection, and puts decisions into the records. */
export function LiveScreen({ state: start, actions, rights, views, allPictures }: LiveProps) {
  const [state, setState] = useState(start)
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const changeBeetle = (id: number, part: { status?: BeetleStatus; message?: string; art?: number }) =>
    setState((last) => {
      if (last.beetles.status !== 'ready') return last
      const data = last.beetles.data.map((beetle) => (beetle.id === id ? { ...beetle, ...part } : beetle))
      return { ...last, beetles: { status: 'ready', data } }
    })
  const live: GisScreenProps['actions'] = {
    ...actions,
    select: (selectedId) => {
      actions.select(selectedId)
      change({ selectedId, pictures: recordPictures(allPictures, selectedId) })
    },
    setFilter: (filter) => {
      actions.setFilter(filter)
      change({ filter })
    },
    setLook: (look) => {
      actions.setLook(look)
      setState((last) => ({ ...last, look: { ...last.look, ...look } }))
    },
    review: async (id, decision) => {
      await actions.review(id, decision)
      changeBeetle(id, decision)
    },
    setSpecies: async (id, art) => {
      await actions.setSpecies(id, art)
      changeBeetle(id, { art })
    },
  }
  return (
    <Frame>
      <GisScreen state={state} actions={live} rights={rights} views={views} />
    </Frame>
  )
}

const newestFirst = (a: Beetle, b: Beetle) =>
  a.gemeldet_am === b.gemeldet_am ? b.id - a.id : a.gemeldet_am < b.gemeldet_am ? 1 : -1

/** An expert before all records of a world (`readyArgs`), and with one of them open (`reviewingArgs`). */
export function createStory({ beetles, species, pictures }: StoryWorld, today: string) {
  const waiting = beetles.find(({ status, bilder_anzahl }) => status === 'new' && (bilder_anzahl ?? 0) > 1)!
  const readyArgs: LiveProps = {
    state: {
      beetles: { status: 'ready', data: beetles.toSorted(newestFirst) },
      species,
      selectedId: undefined,
      pictures: { status: 'ready', data: [] },
      pictureUrl: drawnPicture,
      loadThumbnail,
      look: { view: 'table', goOn: false },
      filter: emptyBeetleFilter,
      person: { email: 'expert@waldkerf.test', id: 2 },
      today,
    },
    actions: {
      select: fn(),
      setFilter: fn(),
      setLook: fn(),
      prepare: fn(),
      review: fn(async () => undefined),
      setSpecies: fn(async () => undefined),
      retry: fn(),
    },
    rights: { review: true },
    allPictures: pictures,
  }
  const state = { ...readyArgs.state, selectedId: waiting.id, pictures: recordPictures(pictures, waiting.id) }
  return { waiting, open: waiting.id, readyArgs, reviewingArgs: { ...readyArgs, state } }
}

import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { GisActions, GisRights, GisState } from '../gisTypes.ts'
import { withOpenChanges } from './decide/outcome.ts'
import { useDecisions } from './decide/useDecisions.ts'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { useReview } from './useReview.ts'

const Frame = styled.div`
  position: relative;
  height: 100dvh;
`

interface DrawerStoryProps {
  /** All records, as they are stored. */
  beetles: readonly Beetle[]
  state: Pick<
    GisState,
    'species' | 'pictures' | 'pictureUrl' | 'history' | 'conversation' | 'people' | 'look' | 'references'
  > &
    Partial<Pick<GisState, 'filter'>>
  actions: GisActions
  rights: GisRights
  phone: boolean
  id: number
}

/** Stands in for the screen: keeps decisions and the place in the list. */
export function DrawerStory({ beetles, state, actions, rights, phone, id }: DrawerStoryProps) {
  const [selectedId, setSelectedId] = useState<number | undefined>(id)
  const [mapShown, setMapShown] = useState(false)
  const drawerRef = useRef<HTMLElement>(null)
  const screenRef = useRef<HTMLDivElement>(null)
  const decisions = useDecisions(beetles, actions)
  const rows = withOpenChanges(beetles, decisions)
  const open = selectedId !== undefined
  const select = (next: number | undefined) => {
    actions.select(next)
    setSelectedId(next)
  }
  const { goOn } = state.look
  const review = useReview({ rows, selectedId, open, select, decisions, rights, goOn, drawerRef, screenRef })
  const selected = rows.find((row) => row.id === selectedId)
  return (
    <Frame ref={screenRef} onKeyDown={review.onKeyDown}>
      {selected && (
        <ReviewDrawer
          ref={drawerRef}
          beetle={selected}
          beetles={beetles}
          state={state}
          actions={{ ...actions, select }}
          rights={rights}
          review={review}
          full={phone ? { map: <p>Karte</p>, mapShown, onShowMap: setMapShown } : undefined}
        />
      )}
    </Frame>
  )
}

import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import type { Section } from '../../parts/MapView/mapTypes.ts'
import { emptyFilter } from './beetleFilter.ts'
import { FilterBar } from './filter/FilterBar.tsx'
import { GisLayout } from './GisLayout.tsx'
import { ListPane, Screen } from './GisScreen.styles.ts'
import { texts } from './GisScreen.texts.ts'
import type { GisActions, GisRights, GisState } from './gisTypes.ts'
import { useScreenWidth } from './useScreenWidth.ts'
import { BeetleMap } from './records/BeetleMap.tsx'
import { BeetleTable } from './records/BeetleTable.tsx'
import { EmptyList, ListFailed, ListLoading, StaleNote, UnsavedNote } from './records/ListStates.tsx'
import { useBeetleList } from './records/useBeetleList.ts'
import { ReviewDrawer } from './review/ReviewDrawer.tsx'
import { useReview } from './review/useReview.ts'

// What a container needs beside the component.
export { emptyFilter, type BeetleFilter } from './beetleFilter.ts'
export type { Decision, GisActions, GisRights, GisState } from './gisTypes.ts'

export interface GisScreenProps {
  state: GisState
  actions: GisActions
  rights: GisRights
}

/** GIS, Käfer: filter, map and table of the records as one selection, and the review of one of them. */
export function GisScreen({ state, actions, rights }: GisScreenProps) {
  const t = useTexts(texts)
  const width = useScreenWidth()
  const [section, setSection] = useState<Section>()
  const [highlightedId, setHighlightedId] = useState<number>()
  const { selectedId, filter, species } = state
  const beetles = shown(state.beetles)
  const list = useBeetleList({ beetles, species, filter, section })
  const selected = useMemo(() => beetles?.find(({ id }) => id === selectedId), [beetles, selectedId])
  const highlighted = useMemo(() => list.rows.find(({ id }) => id === highlightedId), [list.rows, highlightedId])
  const drawerRef = useRef<HTMLElement>(null)
  const screenRef = useRef<HTMLDivElement>(null)
  const review = useReview({ rows: list.rows, selectedId, selected, actions, rights, drawerRef, screenRef })
  const reset = () => actions.setFilter(emptyFilter)

  const map = (
    <BeetleMap
      list={list}
      selected={selected}
      highlighted={highlighted}
      onSelect={actions.select}
      onHighlight={setHighlightedId}
      onSectionChange={setSection}
    />
  )
  const table = (
    <ListPane data-reviewing={selected !== undefined}>
      {state.beetles.status === 'failed' && beetles && <StaleNote onRetry={actions.retry} />}
      <div className="list">
        {beetles ? (
          <BeetleTable
            list={list}
            selection={{
              selected: selectedId,
              highlighted: highlightedId,
              onSelect: (key) => actions.select(Number(key)),
              onHighlight: (key) => setHighlightedId(key === undefined ? undefined : Number(key)),
            }}
            empty={<EmptyList filtered={beetles.length > 0} onReset={reset} />}
          />
        ) : state.beetles.status === 'failed' ? (
          <ListFailed message={state.beetles.message} onRetry={actions.retry} />
        ) : (
          <ListLoading />
        )}
      </div>
      {selected && (
        <ReviewDrawer
          ref={drawerRef}
          beetle={selected}
          state={state}
          actions={actions}
          rights={rights}
          decisions={review.decisions}
          queue={review.queue}
          phone={width === 'phone'}
        />
      )}
    </ListPane>
  )
  return (
    <Screen ref={screenRef} onKeyDown={review.onKeyDown}>
      <FilterBar
        heading={t.heading}
        filter={filter}
        beetles={beetles}
        species={species}
        counts={list.counts}
        shown={list.rows.length}
        onFilter={actions.setFilter}
        onReset={reset}
      />
      {review.decisions.failed
        .filter((id) => id !== selectedId)
        .map((id) => (
          <UnsavedNote key={id} id={id} onShow={() => actions.select(id)} />
        ))}
      <GisLayout width={width} map={map} table={table} />
    </Screen>
  )
}

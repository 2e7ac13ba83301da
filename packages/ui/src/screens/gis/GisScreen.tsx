import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { shown } from '../../parts/Loadable/Loadable.tsx'
import type { Section } from '../../parts/MapView/mapTypes.ts'
import { emptyFilter } from './beetleFilter.ts'
import { useBulkPicking } from './bulk/useBulkPicking.tsx'
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
import { PendingBar } from './review/decide/PendingBar.tsx'
import { withDecided } from './review/decide/outcome.ts'
import { useDecisions } from './review/decide/useDecisions.ts'
import { KeyHelp } from './review/keys/KeyHelp.tsx'
import { ReviewDrawer } from './review/ReviewDrawer.tsx'
import { useReview } from './review/useReview.ts'

// What a container needs beside the component.
export { emptyFilter, type BeetleFilter } from './beetleFilter.ts'
export type { Decision, GisActions, GisRights, GisState } from './gisTypes.ts'
export { ReviewConflict } from './review/conflict/ReviewConflict.ts'

const nothing: readonly Beetle[] = []

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
  const stored = shown(state.beetles)
  const decisions = useDecisions(stored ?? nothing, actions)
  const beetles = useMemo(() => stored && withDecided(stored, decisions.queue), [stored, decisions.queue])
  const list = useBeetleList({ beetles, species, filter, section })
  const selected = useMemo(() => beetles?.find(({ id }) => id === selectedId), [beetles, selectedId])
  const highlighted = useMemo(() => list.rows.find(({ id }) => id === highlightedId), [list.rows, highlightedId])
  const drawerRef = useRef<HTMLElement>(null)
  const screenRef = useRef<HTMLDivElement>(null)
  const review = useReview({
    rows: list.rows,
    selectedId,
    open: selected !== undefined,
    select: actions.select,
    decisions,
    rights,
    drawerRef,
    screenRef,
  })
  const picking = useBulkPicking({ beetles: stored ?? nothing, species, actions, allowed: rights.review })
  const reset = () => actions.setFilter(emptyFilter)

  const map = (
    <BeetleMap
      list={list}
      selected={selected}
      highlighted={highlighted}
      picking={picking?.map}
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
            picking={picking?.table}
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
          beetles={stored ?? nothing}
          state={state}
          actions={actions}
          rights={rights}
          review={review}
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
      {decisions.unsaved
        .filter((id) => id !== selectedId)
        .map((id) => (
          <UnsavedNote key={id} id={id} onShow={() => actions.select(id)} />
        ))}
      {!selected && rights.review && <PendingBar queue={decisions.queue} last={decisions.last} onUndo={review.undo} />}
      <GisLayout width={width} map={map} table={table} />
      {picking?.dialog}
      <KeyHelp open={review.helping} onClose={review.hideHelp} decisions={rights.review} />
    </Screen>
  )
}

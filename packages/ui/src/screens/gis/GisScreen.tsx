import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { showFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { useMediaQuery } from '@waldkerf/ui/browser/useMediaQuery'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { SkipLink } from '@waldkerf/ui/chrome/SkipLink/SkipLink'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { GisLayout } from './GisLayout.tsx'
import { Screen } from './GisScreen.styles.ts'
import { texts } from './GisScreen.texts.ts'
import { useBulkPicking } from './review/decide/useBulkPicking.tsx'
import { FilterBar } from './filter/FilterBar.tsx'
import { reviewOrderLabel } from './beetleStatus.ts'
import type { GisActions, GisRights, GisState } from './gisTypes.ts'
import { queueSort } from './table/partTypes.ts'
import { BeetlePane } from './table/BeetlePane.tsx'
import { BeginBar, ListHead } from './table/ListHead.tsx'
import { UnsavedNote } from './table/ListStates.tsx'
import { useListedWords } from './table/ListHead.tsx'
import { PartHint } from './table/PartPager.tsx'
import { ViewSwitch } from './table/ViewSwitch.tsx'
import { listedFilter } from './table/listedFilter.ts'
import { useBeetleList } from './table/useBeetleList.ts'
import { usePartList } from './table/usePartList.ts'
import { LateBeetleMap } from './map/LateBeetleMap.tsx'
import { useListGoal } from './map/useListGoal.ts'
import { ReviewDrawer } from './review/ReviewDrawer.tsx'
import { PendingBar } from './review/decide/PendingBar.tsx'
import { withOpenChanges } from './review/decide/outcome.ts'
import { useDecisions } from './review/decide/useDecisions.ts'
import { KeyHelp } from './review/KeyHelp.tsx'
import { useBeginning } from './review/useQueue.ts'
import { findList, useReview } from './review/useReview.ts'

// For containers, beside the component.
export type { Arrival, GisActions, GisLook, GisState } from './gisTypes.ts'
export type { KeptDecision, ReviewPersistence, MessageDraft, OpenWork } from './review/decide/outcome.ts'
export { type BeetleParts, mostPicked, type PartMap, type PartWish, rowsPerPage } from './table/partTypes.ts'
export { listedFilter } from './table/listedFilter.ts'
export { queueSort, sortableParts } from './table/partTypes.ts'

const nothing: readonly Beetle[] = []

/** Whether an open record has room beside the list; else it takes the screen. */
const recordBeside = '(min-width: 1100px)'

export interface GisScreenProps {
  state: GisState
  actions: GisActions
  rights: GisRights
  /** Saved views, in the filter's bar. */
  views?: ReactNode
  /** Wraps a panel, so that it can break alone. @param name of the panel */
  around?: (name: string, panel: ReactNode) => ReactNode
}

/** GIS, Käfer: filter, map and table of the records as one selection, and the review of one of them. */
export function GisScreen({ state, actions, rights, views, around = (_name, panel) => panel }: GisScreenProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const width = useScreenWidth()
  const beside = useMediaQuery(recordBeside)
  /** The record whose map is shown in its place, where an open record fills the screen. */
  const [mappedId, setMappedId] = useState<number>()
  const [section, setSection] = useState<Section>()
  const [highlightedId, setHighlightedId] = useState<number>()
  const { selectedId, filter, species, parts } = state
  const stored = shown(state.beetles)
  const decisions = useDecisions(stored ?? nothing, actions)
  const { queue, chosen } = decisions
  const beetles = useMemo(() => stored && withOpenChanges(stored, { queue, chosen }), [stored, queue, chosen])
  const narrowed = useMemo(() => listedFilter(filter, state.look.view), [filter, state.look.view])
  const listInput = {
    state: { ...state, filter: narrowed },
    // The view leaves them out, not the person.
    setFilter: (next: BeetleFilter) => actions.setFilter({ ...next, pictures: filter.pictures }),
  }
  const all = useBeetleList({ beetles: parts ? undefined : beetles, ...listInput })
  const list = { ...(usePartList({ parts, beetles, ...listInput }) ?? all), pictured: narrowed !== filter }
  const listed = useListedWords(list)
  const goal = useListGoal({ arrival: state.arrival, filter, selectedId, list })
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
    goOn: state.look.goOn,
    drawerRef,
    screenRef,
  })
  useNextPrepared(list.rows, review.queue.place, actions.prepare)
  const picture = shown(state.pictures)?.[0]
  const pictureComes = state.pictures.status === 'loading' || (picture && state.pictureUrl(picture) === undefined)
  const comes = state.beetles.status === 'loading' || (selected !== undefined && pictureComes)
  useEffect(() => {
    if (!comes) showFirstScreen()
  }, [comes])
  const begin = useBeginning(list, filter, actions)
  const picking = useBulkPicking({
    beetles: stored ?? nothing,
    species,
    loadThumbnail: state.loadThumbnail,
    actions,
    allowed: rights.review,
  })

  const map = (
    <LateBeetleMap
      list={list}
      selected={selected}
      highlighted={highlighted}
      picking={picking?.map}
      actions={{
        onSelect: actions.select,
        onHighlight: setHighlightedId,
        onSectionChange(next) {
          setSection(next)
          actions.keepSection?.(next)
          if (filter.section) actions.setFilter({ ...filter, section: next })
        },
      }}
      section={filter.section}
      goal={goal}
      baseMaps={state.baseMaps}
    />
  )
  const mapShown = !beside && selected !== undefined && mappedId === selectedId
  const aroundMap = around(t.map.label, map)
  const pane = (
    <BeetlePane
      beside={beside}
      list={list}
      state={state}
      actions={actions}
      selection={{
        selected: selectedId,
        highlighted: highlightedId,
        onSelect: (key) => actions.select(Number(key)),
        onHighlight: (key) => setHighlightedId(key === undefined ? undefined : Number(key)),
      }}
      picking={picking?.table}
      head={
        // On a phone they stand in the line of the views, and in the filter's sheet.
        width !== 'phone' && (
          <ListHead
            filter={filter}
            onFilter={actions.setFilter}
            list={list}
            onBegin={rights.review ? begin : undefined}
            isPicking={!!picking?.table.picked.size}
          />
        )
      }
      foot={
        width === 'phone' && rights.review && !picking?.table.picked.size && <BeginBar list={list} onBegin={begin} />
      }
      orders={rights.review ? [{ id: queueSort.column, title: reviewOrderLabel[language] }] : undefined}
      drawer={
        selected && (
          <ReviewDrawer
            ref={drawerRef}
            beetle={selected}
            beetles={stored ?? nothing}
            state={state}
            actions={actions}
            rights={rights}
            review={review}
            full={
              beside
                ? undefined
                : {
                    map: aroundMap,
                    mapShown,
                    onShowMap: (shows) => setMappedId(shows ? selectedId : undefined),
                  }
            }
          />
        )
      }
    />
  )
  return (
    <Screen ref={screenRef} onKeyDown={review.onKeyDown}>
      <FilterBar
        heading={t.heading}
        skip={
          <SkipLink within target={() => findList(screenRef.current)}>
            {t.toList}
          </SkipLink>
        }
        filter={filter}
        onFilter={actions.setFilter}
        list={list}
        choices={{ species, recentSpecies: state.recentSpecies, states: list.states }}
        section={section}
        mayReview={rights.review}
        views={
          <>
            {views}
            {width !== 'phone' && <ViewSwitch view={state.look.view} onChange={(view) => actions.setLook({ view })} />}
          </>
        }
      />
      {parts && !filter.imported && <PartHint total={parts.total} />}
      {decisions.unsaved
        .filter((id) => id !== selectedId)
        .map((id) => {
          const outcome = decisions.recordOutcome(id)
          return (
            <UnsavedNote
              key={id}
              id={id}
              people={state.people}
              theirs={outcome?.kind === 'conflict' ? outcome.conflict.theirs : undefined}
              onShow={() => actions.select(id)}
              onDrop={() => decisions.undo(id)}
            />
          )
        })}
      {!selected && rights.review && (
        <PendingBar
          queue={queue}
          last={decisions.last}
          withdraws={decisions.withdraws}
          news={decisions.undoNews}
          onShow={actions.select}
          onUndo={review.undo}
        />
      )}
      <GisLayout
        width={width}
        // Rendered once: not here while it is shown in the record's place.
        map={!mapShown && aroundMap}
        table={around(t.table.label, pane)}
        count={listed}
        look={{ view: state.look.view, onView: (view) => actions.setLook({ view }) }}
        reviewing={beside && selected !== undefined}
      />
      {picking?.dialog}
      <KeyHelp open={review.helping} onClose={review.hideHelp} decisions={rights.review} />
    </Screen>
  )
}

/** Says which record comes next, so that its pictures are there by then. */
function useNextPrepared(rows: readonly Beetle[], place: number, prepare: GisActions['prepare']) {
  const nextId = place < 0 ? undefined : rows[place + 1]?.id
  const tell = useEffectEvent((id: number) => prepare?.(id))
  useEffect(() => {
    if (nextId !== undefined) tell(nextId)
  }, [nextId])
}

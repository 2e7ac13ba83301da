import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { TablePicking, TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { useFilterWords } from '../filter/useFilterWords.ts'
import { texts } from '../GisScreen.texts.ts'
import { ListPane } from '../GisScreen.styles.ts'
import type { GisActions, GisState } from '../gisTypes.ts'
import { PartPager } from '../sections/PartPager.tsx'
import { GisTable } from '../GisTable/GisTable.tsx'
import { EmptyList, ListFailed, ListLoading, StaleNote } from './ListStates.tsx'
import type { BeetleList } from './useBeetleList.ts'

export interface BeetlePaneProps {
  list: BeetleList
  state: Pick<GisState, 'beetles' | 'parts' | 'filter' | 'missing'>
  actions: Pick<GisActions, 'setFilter' | 'retry'>
  selection: TableSelection
  picking: TablePicking | undefined
  /** The record under review, over the table. */
  drawer: ReactNode
}

/** The table in each of its states, with what lies over it. */
export function BeetlePane({ list, state, actions, selection, picking, drawer }: BeetlePaneProps) {
  const t = useTexts(texts)
  const { filter, parts } = state
  const describeFilter = useFilterWords(list.byId)
  const source = parts?.window ?? state.beetles
  const isThere = shown<unknown>(source) !== undefined
  return (
    <ListPane data-reviewing={Boolean(drawer)}>
      <NotLoaded parts={state.missing} names={t.parts} />
      {source.status === 'failed' && isThere && <StaleNote onRetry={actions.retry} />}
      <div className="list">
        {isThere ? (
          <GisTable
            list={list}
            selection={selection}
            picking={picking}
            state={source}
            note={describeFilter(filter)}
            empty={<EmptyList filtered={list.total > 0} onReset={() => actions.setFilter(emptyBeetleFilter)} />}
          />
        ) : source.status === 'failed' ? (
          <ListFailed message={source.message} onRetry={actions.retry} />
        ) : (
          <ListLoading />
        )}
      </div>
      {parts && isThere && (
        <PartPager
          page={parts.wish.page}
          total={list.shown}
          busy={source.status === 'ready' && source.refreshing === true}
          onPage={(page) => parts.ask({ ...parts.wish, page })}
        />
      )}
      {drawer}
    </ListPane>
  )
}

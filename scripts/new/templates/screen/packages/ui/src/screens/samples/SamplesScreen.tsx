import { samplesFilter } from '@waldkerf/domain/samples/samplesFilter'
import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ListFilter } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useDescribedList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { ListScreen, ListTable, useAskedForm } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { samplesList } from './samplesList.tsx'
import { texts } from './SamplesScreen.texts.ts'
import type { SamplesActions, SamplesState } from './samplesTypes.ts'

const NewSamplesDialog = lazyPart(async () => (await import('./NewSamplesDialog.tsx')).NewSamplesDialog)

export interface SamplesScreenProps {
  state: SamplesState
  actions: SamplesActions
}

/** The list of entries with its filter and the form for a new one. */
export function SamplesScreen({ state, actions }: SamplesScreenProps) {
  const t = useTexts(texts)
  const { entries, filter, sort, today } = state
  const list = useDescribedList(samplesList, {
    state: entries,
    filter,
    sort,
    titles: t.columns,
    words: t.filter,
    context: undefined,
  })
  const [isCreating, setCreating] = useState(false)
  useAskedForm(state.isNewAsked, () => {
    setCreating(true)
    actions.newOpened?.()
  })
  return (
    <>
      <ListScreen
        words={t.list}
        list={list}
        views={{ views: state.views, actions: actions.views }}
        actions={{ create: () => setCreating(true), retry: actions.retry }}
        filterBar={
          <ListFilter of={samplesFilter} words={t.filter} filter={filter} list={list} onFilter={actions.setFilter} />
        }
      >
        <ListTable
          words={t.list}
          shape={list.shape}
          list={list}
          sort={sort}
          actions={{ setSort: actions.setSort, reset: () => actions.setFilter(samplesFilter.empty) }}
          selection={{}}
        />
      </ListScreen>
      <Suspense>
        {isCreating && <NewSamplesDialog today={today} actions={actions} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}

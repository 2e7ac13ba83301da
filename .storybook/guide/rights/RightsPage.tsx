import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { useDeferredValue, useState } from 'react'
import { GuidePage } from '../page/GuidePage.tsx'
import { filterRights, type RightsFilter } from './filterRights.ts'
import { RightsBar } from './RightsBar.tsx'
import { OnScreen, Legend } from './RightsPage.styles.ts'
import { texts } from '../guide.texts.ts'
import { rightsByScreen, type Level } from './rightsRows.ts'
import { RightsTable } from './RightsTable.tsx'
import { LevelWord } from './LevelWord.tsx'

const everything: RightsFilter = { text: '', screen: '', caller: '', detail: 'pages' }

/** Role × page × call as one table; printing gives the filtered rows. */
export function RightsPage() {
  const t = useTexts(texts)
  const [filter, setFilter] = useState(everything)
  // Typing stays fluid while the long table follows.
  const shown = useDeferredValue(filter)
  const groups = filterRights(rightsByScreen, shown)
  const print = (
    <OnScreen>
      <Button icon="document" onClick={() => window.print()}>
        {t.print}
      </Button>
    </OnScreen>
  )
  return (
    <GuidePage title={t.title} lead={t.lead} tools={print}>
      <section aria-label={t.table}>
        <RightsBar
          filter={filter}
          onFilter={setFilter}
          found={groups.reduce((sum, { calls }) => sum + calls.length, 0)}
        />
        <RightsLegend />
        {groups.length === 0 ? (
          <EmptyState drawing="map" title={t.none} text={t.noneText} />
        ) : (
          <RightsTable groups={groups} filter={shown} />
        )}
      </section>
    </GuidePage>
  )
}

const levels: readonly Level[] = ['all', 'some', 'nothing']

/** Explains the words that the table's cells use. */
function RightsLegend() {
  const t = useTexts(texts)
  return (
    <Legend>
      {levels.map((level) => (
        <div key={level}>
          <dt>
            <LevelWord level={level} />
          </dt>
          <dd>{t.legend[level]}</dd>
        </div>
      ))}
    </Legend>
  )
}

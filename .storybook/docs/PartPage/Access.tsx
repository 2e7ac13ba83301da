import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { GuideFact } from '../../guide/page/GuidePage.tsx'
import type { Spoken } from '../example/readout.ts'
import type { StoryLink } from '../report/report.ts'
import { texts } from './PartPage.texts.ts'
import { SpokenTable } from './SpokenTable.tsx'
import { StoryLinks } from './StoryLinks.tsx'

export interface AccessProps {
  byKeyboard: readonly StoryLink[]
  /** Of the example; undefined until it has been read. */
  spoken: readonly Spoken[] | undefined
}

/** The state of a part's accessibility: the walks by keyboard, a screen reader's words. What axe finds stands in the add-on's panel beside each story. */
export function Access({ byKeyboard, spoken }: AccessProps) {
  const t = useTexts(texts)
  return (
    <>
      <GuideFact title={t.walks} text={byKeyboard.length === 0 ? t.noWalks : undefined}>
        <StoryLinks label={t.walks} links={byKeyboard.map(({ name, id }) => ({ name, path: `/story/${id}` }))} />
      </GuideFact>
      <GuideFact title={t.spoken} text={t.spokenText}>
        {spoken ? <SpokenTable spoken={spoken} /> : <Skeleton height={120} />}
      </GuideFact>
    </>
  )
}

import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { GuideFact } from '../../guide/page/GuidePage.tsx'
import type { Spoken } from '../example/readout.ts'
import type { StoryLink } from '../report/report.ts'
import { texts } from './PartPage.texts.ts'
import { StoryLinks } from './StoryLinks.tsx'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { roleWords, stateWords } from '../example/spokenWords.ts'

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

/** The most lines that are shown: enough for a table or the frame. */
const most = 40

/** A screen reader's words for an example, in the order in which they are read. */
export function SpokenTable({ spoken }: { spoken: readonly Spoken[] }) {
  const t = useTexts(texts)
  const words = useWords()
  if (spoken.length === 0) return <p>{t.nothingSpoken}</p>
  return (
    <>
      <GuideTable label={t.spoken} heads={[t.role, t.spokenName, t.spokenStates]}>
        {spoken.slice(0, most).map(({ role, text, states }, place) => (
          <tr key={place}>
            <th scope="row">{words(roleWords[role])}</th>
            <td>{text}</td>
            <td>{states.map((state) => words(stateWords[state])).join(', ')}</td>
          </tr>
        ))}
      </GuideTable>
      {spoken.length > most && <p>{t.moreSpoken(spoken.length - most)}</p>}
    </>
  )
}

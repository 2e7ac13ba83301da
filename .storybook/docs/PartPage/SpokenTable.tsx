import { useTexts } from '@waldkerf/ui/i18n/Language'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import type { Spoken } from '../example/readout.ts'
import { roleWords, stateWords } from '../example/spokenWords.ts'
import { texts } from './PartPage.texts.ts'

/** So many lines say enough of a table or of the frame. */
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

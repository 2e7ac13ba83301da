import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { GuideFact } from '../../guide/page/GuidePage.tsx'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { modesFor } from '../../preview/modes.ts'
import type { Spoken } from '../example/readout.ts'
import type { PartsReport, StoryLink } from '../report/report.ts'
import { texts } from './PartPage.texts.ts'
import { SpokenTable } from './SpokenTable.tsx'
import { StoryLinks } from './StoryLinks.tsx'

export interface AccessProps {
  /** Of its stories: the modes go by it. */
  title: string
  axe: PartsReport['axe']
  byKeyboard: readonly StoryLink[]
  /** Of the example; undefined until it has been read. */
  spoken: readonly Spoken[] | undefined
}

/** The state of a part's accessibility: axe in each mode, the walks by keyboard, a screen reader's words. */
export function Access({ title, axe, byKeyboard, spoken }: AccessProps) {
  const t = useTexts(texts)
  const words = useWords()
  const { number, day } = useFormat()
  return (
    <>
      <GuideFact title={t.axe} text={axe.taken ? t.axeTaken(day(axe.taken)) : t.axeNever}>
        <GuideTable label={t.axe} heads={[t.mode, t.judged, t.failed]}>
          {modesFor(title).map(({ name, label }) => {
            const run = axe.runs.find(({ mode }) => mode === name)
            return (
              <tr key={name}>
                <th scope="row">{words(label)}</th>
                <td>{run ? number(run.stories) : '–'}</td>
                <td>{run ? number(run.failed) : '–'}</td>
              </tr>
            )
          })}
        </GuideTable>
      </GuideFact>
      <GuideFact title={t.walks} text={byKeyboard.length === 0 ? t.noWalks : undefined}>
        <StoryLinks label={t.walks} links={byKeyboard.map(({ name, id }) => ({ name, path: `/story/${id}` }))} />
      </GuideFact>
      <GuideFact title={t.spoken} text={t.spokenText}>
        {spoken ? <SpokenTable spoken={spoken} /> : <Skeleton height={120} />}
      </GuideFact>
    </>
  )
}

import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LevelWord } from './LevelWord.tsx'
import { Legend } from './RightsPage.styles.ts'
import { texts } from './RightsPage.texts.ts'
import type { Level } from './rightsRows.ts'

const levels: readonly Level[] = ['all', 'some', 'nothing']

/** Explains the words that the table's cells use. */
export function RightsLegend() {
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

import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useState } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Line, Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'

/** As many as fit beside the other cards, until all are asked for. */
const atFirst = 6

export interface RecordsCardProps {
  /** The newest first. */
  beetles: Loadable<readonly OwnBeetle[]>
  recordAddress: (id: number) => string
  /** Another card of the page says how many there are. */
  isCounted?: boolean
}

/** How many reports there are, and how many of them are published. */
export function useReported() {
  const t = useTexts(userTexts).records
  const { number } = useFormat()
  return (rows: readonly OwnBeetle[]) =>
    t.count(number(rows.length), number(rows.filter(({ status }) => status === 'published').length))
}

/** The person's reports: the newest, and all of them by a press. */
export function RecordsCard({ beetles, recordAddress, isCounted = false }: RecordsCardProps) {
  const t = useTexts(userTexts).records
  const { day, number } = useFormat()
  const language = useLanguage()
  const reported = useReported()
  const [all, setAll] = useState(false)
  const most = all ? Infinity : atFirst
  return (
    <LoadedCard title={t.title} state={beetles}>
      {(rows) =>
        rows.length === 0 ? (
          <Quiet>{t.none}</Quiet>
        ) : (
          <>
            {!isCounted && <Quiet>{reported(rows)}</Quiet>}
            <Rows>
              {rows.slice(0, most).map(({ id, name, bundesland, ort, gemeldet_am: reported, status }) => (
                <li key={id}>
                  <span>
                    <Link to={recordAddress(id)}>{speciesName(name, language) || t.unknown}</Link>
                    <br />
                    <small>
                      {[day(reported), placeWordsIn(ort, language), bundesland].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  <Line>
                    <StatusWord status={status} />
                  </Line>
                </li>
              ))}
            </Rows>
            {rows.length > atFirst && (
              <Line>
                <Button variant="quiet" onClick={() => setAll(!all)}>
                  {all ? t.less : t.all(number(rows.length))}
                </Button>
              </Line>
            )}
          </>
        )
      }
    </LoadedCard>
  )
}

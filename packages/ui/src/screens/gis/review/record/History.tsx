import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import { personName } from '@waldkerf/domain/beetles/people'
import type { Person } from '@waldkerf/domain/entities/users/people'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { texts } from '../review.texts.ts'
import { Changes, Part } from './record.styles.ts'

export interface HistoryProps {
  /** The newest first. */
  changes: Loadable<readonly BeetleChange[]>
  species: readonly Species[]
  /** People that the changes name; others are shown by their e-mail. */
  people?: readonly Person[] | undefined
}

const nobody: readonly Person[] = []

/** A record's history: who changed which value, and when. */
export function History({ changes, species, people = nobody }: HistoryProps) {
  const t = useTexts(texts).history
  const language = useLanguage()
  const { instant } = useFormat()
  const rows = shown(changes)
  return (
    <Part>
      <h3>{t.title}</h3>
      {changes.status === 'failed' && (
        <p>
          {t.failed}{' '}
          <Button variant="quiet" icon="refresh" onClick={changes.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {changes.status === 'loading' && <p>{t.loading}</p>}
      {rows?.length === 0 && <p>{t.none}</p>}
      {rows && rows.length > 0 && (
        <Changes>
          {/* Counted from the oldest: new ones come in front, and two may be of one instant. */}
          {rows.map((change, index) => (
            <li key={rows.length - index}>
              <small>
                <time dateTime={change.zeit}>{instant(change.zeit)}</time> ·{' '}
                {change.wer ? personName(people, change.wer, language) : t.somebody}
              </small>
              <ChangedFields changes={change.aenderungen} species={species} />
            </li>
          ))}
        </Changes>
      )}
    </Part>
  )
}

function ChangedFields({ changes, species }: { changes: BeetleChange['aenderungen'] } & Pick<HistoryProps, 'species'>) {
  const { history: t, record } = useTexts(texts)
  const language = useLanguage()
  const statusWord = (status: string) => statusLook(status).label[language]
  const speciesName = (art: number) => species.find(({ id }) => id === art)?.de ?? String(art)
  const { status, art, message, bilder_anzahl: pictures, herkunft } = changes
  return (
    <>
      {status && <p>{t.status(statusWord(status[0]), statusWord(status[1]))}</p>}
      {art && <p>{t.species(speciesName(art[0]), speciesName(art[1]))}</p>}
      {message && (
        <p>{message.length === 0 ? t.messageHidden : message[1] ? t.message(message[1]) : t.messageEmptied}</p>
      )}
      {pictures && <p>{t.pictures(pictures[0], pictures[1])}</p>}
      {herkunft !== undefined && <p>{record.imported(herkunft)}</p>}
    </>
  )
}

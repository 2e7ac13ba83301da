import { personName } from '@waldkerf/domain/beetles/people'
import type { ChangedField, UserChange } from '@waldkerf/domain/entities/users/userAdministration'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useRoleName } from '@waldkerf/ui/screens/users/role/useRoleWord.ts'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import { Moments } from './cards.styles.ts'

/** A person's history: who changed which value, and when; the newest first. */
export function HistoryCard({ history }: { history: Loadable<readonly UserChange[]> }) {
  const t = useTexts(userTexts).history
  const language = useLanguage()
  const { instant } = useFormat()
  const sentences = useSentences()
  return (
    <LoadedCard title={t.title} state={history}>
      {(changes) =>
        changes.length === 0 ? (
          <Quiet>{t.none}</Quiet>
        ) : (
          <Moments tabIndex={0} aria-label={t.title}>
            {/* Several can have one moment; the list only grows at its other end. */}
            {changes.map((change, index) => (
              <li key={changes.length - index}>
                <small>
                  <time dateTime={change.zeit}>{instant(change.zeit)}</time> ·{' '}
                  {change.wer ? personName([], change.wer, language) : t.somebody}
                </small>
                {sentences(change).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </li>
            ))}
          </Moments>
        )
      }
    </LoadedCard>
  )
}

/** A change in sentences. */
function useSentences() {
  const t = useTexts(userTexts).history
  const roleName = useRoleName()
  const valueWord = (field: string, value: string | boolean) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (value === '') return t.empty
    return field === 'app_status' ? roleName(value) : value
  }
  return ({ client_id: clientId, kunde, aenderungen }: UserChange): readonly string[] => {
    const { verbunden, ...columns } = aenderungen
    const client = kunde ?? t.lostClient
    const link = verbunden && (verbunden[1] ? t.connected(client) : t.disconnected(client))
    const steps = Object.entries(columns).map(([field, [from, to]]) => {
      const what = t.changes[field as ChangedField]
      return t.step(clientId === null ? what : `${what} (${client})`, valueWord(field, from), valueWord(field, to))
    })
    if (!link && steps.length === 0) return [t.added]
    return link ? [link, ...steps] : steps
  }
}

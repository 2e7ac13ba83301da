import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Line, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LoadedSection } from '../payments/LoadedSection.tsx'
import { Entries, Problem, Quiet } from '../payments/payments.styles.ts'
import { sendingTexts } from '../steps.texts.ts'

// Around several of them: a tab of the editor's side.
export { Panel as SentPanel } from '../payments/payments.styles.ts'

export interface SentListProps {
  title: string
  state: Loadable<readonly Dispatch[]>
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  /** Shows a file as it went out. @throws Error with a message for people */
  onOpen: (dispatch: Dispatch, file: 'pdf' | 'xml') => Promise<unknown>
  /** Gives up a mail that waits. @throws Error with a message for people */
  onEnd?: ((dispatch: Dispatch) => Promise<unknown>) | undefined
  /** Begins another mail of the document, where one was refused; undefined where nothing can be sent here. */
  onResend?: (() => void) | undefined
  /** Says nothing where nothing was sent: beside other lists. */
  isOptional?: boolean
}

/** Each time a document went out: when, to whom, by whom, with the files as they were. */
export function SentList({ title, state, people, onOpen, onEnd, onResend, isOptional = false }: SentListProps) {
  const t = useTexts(sendingTexts)
  const { busy, error, attempt } = useAttempt()
  if (isOptional && shown(state)?.length === 0) return null
  return (
    <LoadedSection title={title} state={state} words={{ failed: t.failed, loading: t.loading }}>
      {(all) =>
        all.length === 0 ? (
          <Quiet>{t.none}</Quiet>
        ) : (
          <>
            <Entries>
              {all.map((dispatch) => (
                <SentEntry
                  key={dispatch.id}
                  dispatch={dispatch}
                  people={people}
                  busy={busy}
                  // Only for the latest mail: an earlier one was followed by another.
                  onResend={dispatch === all[0] ? onResend : undefined}
                  onEnd={onEnd && (() => void attempt(`${dispatch.id} end`, () => onEnd(dispatch)))}
                  onOpen={(file) => void attempt(`${dispatch.id} ${file}`, () => onOpen(dispatch, file))}
                />
              ))}
            </Entries>
            {error !== undefined && <Problem role="alert">{error}</Problem>}
          </>
        )
      }
    </LoadedSection>
  )
}

interface SentEntryProps extends Pick<SentListProps, 'people' | 'onResend'> {
  dispatch: Dispatch
  /** The work that is under way. */
  busy: string | undefined
  onEnd: (() => void) | undefined
  onOpen: (file: 'pdf' | 'xml') => void
}

function SentEntry({ dispatch, people, busy, onOpen, onEnd, onResend }: SentEntryProps) {
  const t = useTexts(sendingTexts)
  const { instant } = useFormat()
  const { an, betreff, dateiname, xml_bytes: xmlBytes, gesendet_am: when, gesendet_von: who } = dispatch
  const { zugestellt_am: arrived, abgelehnt: refused } = dispatch
  const files = xmlBytes > 0 ? (['pdf', 'xml'] as const) : (['pdf'] as const)
  const words = refused === '' ? t.ended : arrived === null ? t.waiting : t.delivered(instant(arrived))
  return (
    <li>
      <div>
        {t.sentTo(an)}
        <small>{betreff}</small>
        <small>{t.sentBy(people[who] ?? who, instant(when))}</small>
        {refused ? <Problem>{t.refused(refused)}</Problem> : <small>{words}</small>}
        <Line>
          {files.map((file) => (
            <Button
              key={file}
              variant="quiet"
              icon="document"
              aria-label={t.open(`${dateiname}.${file}`)}
              busy={busy === `${dispatch.id} ${file}`}
              onClick={() => onOpen(file)}
            >
              {file.toUpperCase()}
            </Button>
          ))}
          {refused === null && arrived === null && onEnd && (
            <Button icon="close" busy={busy === `${dispatch.id} end`} aria-label={t.endNamed(an)} onClick={onEnd}>
              {t.end}
            </Button>
          )}
          {refused !== null && onResend && (
            <Button icon="pencil" onClick={onResend}>
              {t.resend}
            </Button>
          )}
        </Line>
      </div>
    </li>
  )
}

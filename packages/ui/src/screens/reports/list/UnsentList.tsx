import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { DraftPictureThumb } from '../DraftPictureThumb.tsx'
import { LateSign } from '../species/LateSign.tsx'
import { Entries, Group, Note, Status, Trouble, Ways, Words } from '../reports.styles.ts'
import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { UnsentActions } from '../reportsTypes.ts'
import { listTexts } from '../reports.texts.ts'

export interface UnsentListProps {
  reports: readonly UnsentReport[]
  species: readonly Species[]
  offline: boolean
  actions: UnsentActions
}

/** Reports on this device alone, each with its state and what can be done about it. */
export function UnsentList({ reports, species, offline, actions }: UnsentListProps) {
  const t = useTexts(listTexts).unsent
  // Reports are sent one after the other: when one has to wait, all do.
  const isHeld = reports.some(({ state, problem }) => state === 'waiting' && problem !== undefined)
  return (
    <Group aria-labelledby="unsent-reports">
      <h2 id="unsent-reports">{t.title}</h2>
      <Entries>
        {reports.map((report) => (
          <Unsent
            key={report.key}
            report={report}
            species={species.find(({ id }) => String(id) === report.draft.species)}
            waitsFor={offline ? 'offline' : isHeld ? 'later' : undefined}
            actions={actions}
          />
        ))}
      </Entries>
    </Group>
  )
}

interface UnsentProps {
  report: UnsentReport
  species: Species | undefined
  /** Why sending waits: for the connection, or for the time from which the account may send again. */
  waitsFor: 'offline' | 'later' | undefined
  actions: UnsentActions
}

function Unsent({ report, species, waitsFor, actions }: UnsentProps) {
  const t = useTexts(listTexts).unsent
  const { day } = useFormat()
  const { draft, state, problem, record } = report
  const facts = [draft.day && day(draft.day), t.pictures(draft.pictures.length)]
  return (
    <li>
      <DraftPictureThumb picture={draft.pictures[0]} none={<LateSign species={species} />} />
      <Words>
        <strong>{species?.sci ? species.de : t.unknown}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </Words>
      <Status role="status">
        <UnsentState state={state} waitsFor={waitsFor} />
      </Status>
      <Ways>
        {state === 'waiting' && problem && <Note>{problem}</Note>}
        {state === 'waiting' && waitsFor && <Note>{t.waitsHint}</Note>}
        {record !== undefined && state === 'failed' && <Note>{t.partly(record)}</Note>}
        {problem && state === 'failed' && (
          <Trouble role="alert">
            <Icon name="warning" size={16} />
            {problem}
          </Trouble>
        )}
        <UnsentWays report={report} actions={actions} />
      </Ways>
    </li>
  )
}

function UnsentState({ state, waitsFor }: Pick<UnsentReport, 'state'> & Pick<UnsentProps, 'waitsFor'>) {
  const t = useTexts(listTexts).unsent
  if (state === 'draft') return <WithIcon icon="pencil">{t.draft}</WithIcon>
  if (state === 'failed') return <WithIcon icon="warning">{t.failed}</WithIcon>
  if (waitsFor) return <WithIcon icon={waitsFor === 'later' ? 'clock' : waitsFor}>{t[waitsFor]}</WithIcon>
  return (
    <>
      <Spinner size={16} />
      {t.sending}
    </>
  )
}

const WithIcon = ({ icon, children }: { icon: 'pencil' | 'warning' | 'offline' | 'clock'; children: string }) => (
  <>
    <Icon name={icon} size={16} />
    {children}
  </>
)

function UnsentWays({ report, actions }: { report: UnsentReport; actions: UnsentActions }) {
  const t = useTexts(listTexts).unsent
  const { key, state, refused, record } = report
  if (state === 'waiting') return null
  return (
    <>
      {state === 'draft' && (
        <Button icon="pencil" onClick={() => actions.edit(key)}>
          {t.goOn}
        </Button>
      )}
      {state === 'failed' && (
        <Button icon="refresh" onClick={() => actions.again(key)}>
          {t.again}
        </Button>
      )}
      {state === 'failed' && refused && record === undefined && (
        <Button icon="pencil" onClick={() => actions.edit(key)}>
          {t.edit}
        </Button>
      )}
      <Button variant="quiet" onClick={() => actions.discard(key)}>
        {record === undefined ? t.discard : t.finish}
      </Button>
    </>
  )
}

import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { DraftPictureThumb } from '../DraftPictureThumb.tsx'
import { LateSign } from '../species/LateSign.tsx'
import { Entries, Group, Note, Status, Trouble, Ways, Words } from '../reports.styles.ts'
import type { UnsentReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { UnsentActions } from '../reportsTypes.ts'
import { listTexts } from '../reports.texts.ts'

export interface UnsentListProps {
  reports: readonly UnsentReport[]
  species: readonly Species[]
  actions: UnsentActions
}

/** Reports that are not sent until the person does something: begun ones and failed ones, each with what can be done. */
export function UnsentList({ reports, species, actions }: UnsentListProps) {
  const t = useTexts(listTexts).unsent
  return (
    <Group aria-labelledby="unsent-reports">
      <h2 id="unsent-reports">{t.title}</h2>
      <Entries>
        {reports.map((report) => (
          <Unsent
            key={report.key}
            report={report}
            species={species.find(({ id }) => String(id) === report.draft.species)}
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
  actions: UnsentActions
}

function Unsent({ report, species, actions }: UnsentProps) {
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
        <UnsentState state={state} />
      </Status>
      <Ways>
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

function UnsentState({ state }: Pick<UnsentReport, 'state'>) {
  const t = useTexts(listTexts).unsent
  return (
    <>
      <Icon name={state === 'draft' ? 'pencil' : 'warning'} size={16} />
      {state === 'draft' ? t.draft : t.failed}
    </>
  )
}

function UnsentWays({ report, actions }: { report: UnsentReport; actions: UnsentActions }) {
  const t = useTexts(listTexts).unsent
  const { key, state, refused, record } = report
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

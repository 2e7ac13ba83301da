import type { Operation, ScanRoom } from '@waldkerf/domain/entities/office/operations'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { StyledButton } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { Complete } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { verdictTexts } from './Verdict.texts.ts'
import { type LastBackup, type OperationFinding, operationFindings } from './operationFindings.ts'

export interface VerdictCardProps {
  backup: Loadable<LastBackup>
  operation: Loadable<Operation & { asked: number }>
  /** Undefined while the web server does not say. */
  scanRoom: ScanRoom | undefined
  /** Address of the document whose mail did not arrive, where there is one. */
  document: string | undefined
  /** Address of the operations manual; '' where none is configured. */
  manual: string
}

/** Whether all is well; else what is wrong, since when, and what to do, the gravest first. */
export function VerdictCard({ backup, operation, manual, ...rest }: VerdictCardProps) {
  const t = useTexts(verdictTexts)
  const findings = operationFindings({ backup: shown(backup), operation: shown(operation), ...rest })
  const isLoading = backup.status === 'loading' || operation.status === 'loading'
  const isKnown = shown(backup) !== undefined && shown(operation) !== undefined
  return (
    <Card title={findings.length > 0 && !isLoading ? t.some(findings.length) : t.title}>
      {isLoading ? (
        <Skeleton height={24} />
      ) : findings.length === 0 && !isKnown ? (
        <Quiet>{t.unknown}</Quiet>
      ) : findings.length === 0 ? (
        <Complete>
          <Icon name="check" size={16} />
          {t.fine}
        </Complete>
      ) : (
        <Findings>
          {findings.map((finding, index) => (
            <Finding
              key={'part' in finding ? finding.part : finding.kind}
              finding={finding}
              manual={manual}
              isFirst={index === 0}
            />
          ))}
        </Findings>
      )}
    </Card>
  )
}

function useFindingWords(finding: OperationFinding) {
  const t = useTexts(verdictTexts)
  const { room } = useTexts(texts).operation
  const { number, instant } = useFormat()
  switch (finding.kind) {
    case 'noBackup':
      return t.noBackup
    case 'oldBackup':
      return { title: t.oldBackup.title(number(finding.hours)), detail: t.oldBackup.detail(instant(finding.since)) }
    case 'stuck':
      return {
        title: t.stuck.title(number(finding.count), finding.count === 1, instant(finding.since)),
        detail: t.stuck.detail,
      }
    case 'document':
      return t.document
    default:
      return { title: t.room.title(room[finding.part], number(Math.round(finding.share * 100))), detail: t.room.detail }
  }
}

interface FindingProps {
  finding: OperationFinding
  manual: string
  isFirst: boolean
}

/** One line: what it is, and its one action. An administrator is mostly no engineer: the words go to one as a mail. */
function Finding({ finding, manual, isFirst }: FindingProps) {
  const t = useTexts(verdictTexts)
  const { title, detail } = useFindingWords(finding)
  const mail = `mailto:?subject=${encodeURIComponent(t.subject)}&body=${encodeURIComponent([title, detail, manual].filter(Boolean).join('\n\n'))}`
  const isDocument = finding.kind === 'document'
  return (
    <li>
      <Words>
        <Icon name="warning" />
        <span>
          <strong>{title}</strong>
          <br />
          <small>{detail}</small>
        </span>
      </Words>
      {isDocument ? (
        <LinkButton primary={isFirst} to={finding.to}>
          {t.open}
        </LinkButton>
      ) : (
        // No page of the router's.
        <MailLink as="a" href={mail} aria-label={`${t.write}: ${title}`} $variant={isFirst ? 'primary' : 'secondary'}>
          {t.write}
        </MailLink>
      )}
    </li>
  )
}

const MailLink = styled(StyledButton)`
  text-decoration: none;
`

const Findings = styled(Rows)`
  > li {
    padding-block: ${space(2)};
  }
  /* On a phone the action stands below its words. */
  @media (width < 640px) {
    > li > :first-child {
      flex-basis: 100%;
    }
  }
`

const Words = styled.div`
  display: flex;
  gap: ${space(3)};

  > svg {
    flex: none;
    margin-block-start: ${space(1)};
    color: ${color.warningText};
  }
`

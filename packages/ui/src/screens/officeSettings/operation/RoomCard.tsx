import type { Operation, ScanRoom } from '@waldkerf/domain/entities/office/operations'
import { roundedSize } from '@waldkerf/domain/texts/megabytes'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { PartTitle, SeriesTable } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { nearlyFull, scanShare, scarce, usedShare } from './operationFindings.ts'

export interface RoomCardProps {
  operation: Loadable<Operation>
  /** Of the web server's disk; undefined while it does not say. */
  scanRoom: ScanRoom | undefined
  /** Address of a person's page. */
  personAddress: (userId: number) => string
}

/** How much pictures and scans take of what they may, and the accounts that take most. */
export function RoomCard({ operation, scanRoom, personAddress }: RoomCardProps) {
  const t = useTexts(texts).operation.room
  const size = useSize()
  return (
    <LoadedCard title={t.title} state={operation}>
      {({ bilder, bilder_grenze, scans, inhaber }) => (
        <>
          <Meters>
            <Meter name={t.pictures} used={bilder} most={bilder_grenze} />
            {scanRoom ? (
              <Meter
                name={t.scans}
                {...scanShare(scanRoom)}
                detail={scanRoom.zugesagt > 0 ? t.promised(size(scanRoom.zugesagt)) : undefined}
              />
            ) : (
              <p>
                {t.scans}: {size(scans)}
              </p>
            )}
            {scanRoom && <Quiet>{t.free(size(Math.max(0, scanRoom.frei)))}</Quiet>}
          </Meters>
          <PartTitle>{t.holders}</PartTitle>
          {inhaber.length === 0 ? (
            <Quiet>{t.nobody}</Quiet>
          ) : (
            <Holders>
              <thead>
                <tr>
                  <th scope="col">{t.account}</th>
                  <th scope="col">{t.pictures}</th>
                  <th scope="col">{t.scans}</th>
                </tr>
              </thead>
              <tbody>
                {inhaber.map(({ user_id, name, email, bilder: pictures, scans: own }) => (
                  <tr key={user_id ?? 'gone'}>
                    <th scope="row">
                      {user_id === null ? t.gone : <Link to={personAddress(user_id)}>{name || email}</Link>}
                    </th>
                    <td>{size(pictures)}</td>
                    <td>{size(own)}</td>
                  </tr>
                ))}
              </tbody>
            </Holders>
          )}
        </>
      )}
    </LoadedCard>
  )
}

function useSize() {
  const { number } = useFormat()
  return (bytes: number) => {
    const { amount, unit } = roundedSize(bytes)
    return `${number(amount)} ${unit}`
  }
}

interface MeterProps {
  name: string
  used: number
  most: number
  detail?: string | undefined
}

function Meter({ name, used, most, detail }: MeterProps) {
  const t = useTexts(texts).operation.room
  const size = useSize()
  const share = usedShare({ used, most })
  return (
    <div>
      <MeterLine>
        <span>
          {name}: {t.used(size(used), size(most))}
        </span>
        {share >= nearlyFull ? (
          <Badge tone="danger" icon="warning">
            {t.full}
          </Badge>
        ) : share >= scarce ? (
          <Badge tone="warning" icon="warning">
            {t.scarce}
          </Badge>
        ) : (
          <Badge tone="success" icon="check">
            {t.enough}
          </Badge>
        )}
      </MeterLine>
      <ProgressBar label={t.share(name)} value={share} failed={share >= nearlyFull} />
      {detail && <Quiet>{detail}</Quiet>}
    </div>
  )
}

const Meters = styled.div`
  display: grid;
  gap: ${space(3)};
`

const MeterLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding-bottom: ${space(1)};
  font-variant-numeric: tabular-nums;
`

const Holders = styled(SeriesTable)`
  th:first-child {
    overflow-wrap: anywhere;
  }
  tbody th {
    min-width: 8em;
  }
  th:not(:first-child),
  td {
    padding-inline-start: ${space(3)};
    text-align: end;
    white-space: nowrap;
  }
`

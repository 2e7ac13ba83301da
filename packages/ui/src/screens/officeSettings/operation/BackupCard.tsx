import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { Complete } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

/** When the last backup was complete, and when that was asked, in milliseconds since the epoch. */
export interface LastBackup {
  /** Undefined where no backup has ever told. */
  since: string | undefined
  asked: number
}

const hour = 3_600_000
/** A nightly backup is older than this only when one is missing or late. */
const mostHours = 26

interface BackupCardProps {
  backup: Loadable<LastBackup>
  /** Address of the operations manual; '' where none is configured. */
  manual: string
}

/** How old the last backup is, and whether that is well. */
export function BackupCard({ backup, manual }: BackupCardProps) {
  const t = useTexts(texts).operation.backup
  const { instant, number } = useFormat()
  return (
    <LoadedCard title={t.title} state={backup}>
      {({ since, asked }) => {
        if (since === undefined) {
          return (
            <Told>
              <Bar tone="warning" icon="warning" message={t.none} />
              <Quiet>{t.how}</Quiet>
              {manual && <Link to={manual}>{t.manual}</Link>}
            </Told>
          )
        }
        const hours = Math.max(0, Math.floor((asked - Date.parse(since)) / hour))
        const last = t.last(instant(since))
        return asked - Date.parse(since) > mostHours * hour ? (
          <Told>
            <Bar tone="warning" icon="warning" message={t.old(number(hours))} />
            <Quiet>{last}</Quiet>
          </Told>
        ) : (
          <Complete>
            <Icon name="check" size={16} />
            {last}
          </Complete>
        )
      }}
    </LoadedCard>
  )
}

const Told = styled.div`
  display: grid;
  gap: ${space(2)};
`

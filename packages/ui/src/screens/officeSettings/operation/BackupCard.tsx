import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../SettingsScreen.texts.ts'
import type { LastBackup } from './operationFindings.ts'

interface BackupCardProps {
  backup: Loadable<LastBackup>
  /** Address of the operations manual; '' where none is configured. */
  manual: string
}

/** When the last backup was complete; whether that is well says the verdict above. */
export function BackupCard({ backup, manual }: BackupCardProps) {
  const t = useTexts(texts).operation.backup
  const { instant } = useFormat()
  return (
    <LoadedCard title={t.title} state={backup}>
      {({ since }) =>
        since === undefined ? (
          <Told>
            <p>{t.none}</p>
            <Quiet>{t.how}</Quiet>
            {manual && (
              <a href={manual} target="_blank" rel="noreferrer">
                {t.manual}
              </a>
            )}
          </Told>
        ) : (
          <p>{t.last(instant(since))}</p>
        )
      }
    </LoadedCard>
  )
}

const Told = styled.div`
  display: grid;
  gap: ${space(2)};
`

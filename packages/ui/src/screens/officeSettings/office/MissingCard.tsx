import { isOfficeReady, officeParts, type SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Complete, PartTitle } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { OfficeChecklist } from './OfficeChecklist.tsx'

export interface MissingCardProps {
  /** As they are typed. */
  values: SettingsValues
  leadTo: (part: SettingsPart) => void
}

/** All that invoices show of the office, with a mark each; one line once all of it is there. */
export function MissingCard({ values, leadTo }: MissingCardProps) {
  const t = useTexts(texts).missing
  const parts = useMemo(() => officeParts(values), [values])
  const isComplete = parts.every(({ state }) => state === 'done')
  const renderPart = (part: SettingsPart, name: string) => (
    <button type="button" onClick={() => leadTo(part)}>
      {name}
    </button>
  )
  return (
    <Card title={t.title}>
      <div role="status">
        {isComplete && (
          <Complete>
            <Icon name="check" size={16} />
            {t.complete}
          </Complete>
        )}
        {!isComplete && !isOfficeReady(values) && <Quiet>{t.intro}</Quiet>}
      </div>
      {!isComplete && (
        <>
          <PartTitle>{t.needed}</PartTitle>
          <OfficeChecklist label={t.needed} parts={parts.filter(({ isNeeded }) => isNeeded)} renderPart={renderPart} />
          <PartTitle>{t.public}</PartTitle>
          <OfficeChecklist label={t.public} parts={parts.filter(({ isNeeded }) => !isNeeded)} renderPart={renderPart} />
        </>
      )}
    </Card>
  )
}

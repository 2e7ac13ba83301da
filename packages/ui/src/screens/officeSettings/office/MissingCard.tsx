import { settingsFindings, type SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Complete, Findings } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface MissingCardProps {
  /** As they are typed. */
  values: SettingsValues
  leadTo: (part: SettingsPart) => void
}

/** Details that every e-invoice needs and the office has not entered, each with the way to its field. */
export function MissingCard({ values, leadTo }: MissingCardProps) {
  const t = useTexts(texts).missing
  const findings = useMemo(() => settingsFindings(values), [values])
  return (
    <Card title={t.title}>
      <div role="status">
        {findings.length === 0 ? (
          <Complete>
            <Icon name="check" size={16} />
            {t.complete}
          </Complete>
        ) : (
          <>
            <Quiet>{t.intro}</Quiet>
            <Findings>
              {findings.map(({ rule, part, isPublicOnly }) => (
                <li key={rule}>
                  <Button variant="quiet" icon="arrow-right" onClick={() => leadTo(part)}>
                    {t.rules[rule] ?? t.parts[part]}
                  </Button>
                  {isPublicOnly && <small>{t.publicOnly}</small>}
                </li>
              ))}
            </Findings>
          </>
        )}
      </div>
    </Card>
  )
}

import type { PictureAgreement } from '@waldkerf/domain/calls/beetles/pictures'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from '@waldkerf/ui/screens/reports/agreement.texts'
import { Note } from '../ProfileScreen.styles.ts'
import type { SharingActions } from '../profileTypes.ts'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Lead = styled.p`
  color: ${color.textMuted};
`

export interface SharingPanelProps {
  agreement: Loadable<PictureAgreement>
  actions: SharingActions
}

/** Whether one's pictures may be shown to others: what new reports begin with, and the way back for all of them. */
export function SharingPanel({ agreement, actions }: SharingPanelProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const known = shown(agreement)
  const given = known?.meldungen.length ?? 0
  return (
    <Card title={t.title}>
      <Body>
        <Lead>{t.lead}</Lead>
        {known ? (
          <>
            <Checkbox label={t.all} checked={known.neue} onChange={({ target }) => actions.setNew(target.checked)} />
            <p role="status">{given === 0 ? t.none : t.given(number(given), given === 1)}</p>
            {(given > 0 || known.neue) && (
              <div>
                <Button onClick={actions.withdraw}>{t.withdraw}</Button>
              </div>
            )}
          </>
        ) : agreement.status === 'failed' ? (
          <Note role="alert">
            {t.failed}{' '}
            <Button variant="quiet" icon="refresh" onClick={agreement.retry}>
              {t.retry}
            </Button>
          </Note>
        ) : (
          <Note role="status">{t.loading}</Note>
        )}
      </Body>
    </Card>
  )
}

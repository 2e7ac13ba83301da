import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { formatMoney, formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import { unclearCount } from '@waldkerf/domain/office/editor/unclear'
import { lineAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import { Lines } from '../letter/preview.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { pastedRows } from './pastedRows.ts'

export interface PasteDialogProps {
  /** As the clipboard has it. */
  text: string
  onTake: (values: readonly PositionValues[]) => void
  onClose: () => void
}

/** A preview of the pasted rows before they are added, above all of numbers that could not be read. */
export function PasteDialog({ text, onTake, onClose }: PasteDialogProps) {
  const t = useTexts(gridTexts).paste
  const rows = useMemo(() => pastedRows(text), [text])
  const unread = unclearCount(rows)
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.title(rows.length)}
      description={unread > 0 ? t.unread(unread) : t.sum(formatMoney(sumAmounts(rows.map(lineAmount))))}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={rows.length === 0} onClick={() => onTake(rows)}>
            {t.take(rows.length)}
          </Button>
        </>
      }
    >
      <Scroll tabIndex={0} role="region" aria-label={t.title(rows.length)}>
        <Lines>
          <thead>
            <tr>
              <th scope="col">{t.columns.bez}</th>
              <th scope="col" data-end="">
                {t.columns.anzahl}
              </th>
              <th scope="col">{t.columns.einheit}</th>
              <th scope="col" data-end="">
                {t.columns.ep}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((values, at) => (
              <tr key={at}>
                <td>{values.bez}</td>
                <td data-end="">
                  {values.unklar_anzahl ? <Unread>{values.unklar_anzahl}</Unread> : formatQuantity(values.anzahl)}
                </td>
                <td>{values.einheit}</td>
                <td data-end="">{values.unklar_ep ? <Unread>{values.unklar_ep}</Unread> : formatPrice(values.ep)}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </Scroll>
    </Dialog>
  )
}

const Scroll = styled.div`
  max-height: 50dvh;
  overflow: auto;
`

const Unread = styled.span`
  color: ${color.dangerText};
  text-decoration: underline wavy;
`

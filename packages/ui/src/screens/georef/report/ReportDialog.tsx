import './print.css'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { createPortal } from 'react-dom'
import { Scroll } from './report.styles.ts'
import { texts } from './report.texts.ts'
import { ReportSheet, type ReportSheetProps } from './ReportSheet.tsx'

/** Prints what carries `data-print`, and nothing else of the page. */
function printReport() {
  const root = document.documentElement
  root.dataset['printing'] = ''
  addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

/** The report as it will be printed. */
export function ReportDialog({ onClose, ...report }: ReportSheetProps & { onClose: () => void }) {
  const t = useTexts(texts)
  const buttons = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button variant="primary" onClick={printReport}>
        {t.print}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open wide onClose={onClose} title={t.title} actions={buttons}>
        <Scroll tabIndex={0} role="region" aria-label={t.title}>
          <ReportSheet {...report} />
        </Scroll>
      </Dialog>
      {createPortal(
        <div data-print>
          <ReportSheet {...report} />
        </div>,
        document.body,
      )}
    </>
  )
}

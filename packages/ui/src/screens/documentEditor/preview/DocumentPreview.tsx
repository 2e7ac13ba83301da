import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Pages, Paper, Waiting } from './preview.styles.ts'
import { texts } from './preview.texts.ts'
import { PrintedPage } from './PrintedPage.tsx'
import { usePinch } from './usePinch.ts'
import { type LayOut, useLaidOut } from './useLaidOut.ts'

export interface DocumentPreviewProps {
  model: DocumentModel
  layOut: LayOut
  /** Leads to what has to be settled; a reminder has nothing of it. */
  onCheck?: () => void
}

/** The document as it prints: the pages of its PDF. Of an archived invoice what was fixed then, whatever has changed since. */
export function DocumentPreview({ model, layOut, onCheck }: DocumentPreviewProps) {
  const t = useTexts(texts)
  // Nothing is printed of a number that can be read in two ways.
  if (unclearPlaces(model).length > 0) {
    return (
      <Waiting>
        <Bar
          icon="warning"
          tone="warning"
          message={t.unclear}
          actions={onCheck && <Button onClick={onCheck}>{t.check}</Button>}
        />
      </Waiting>
    )
  }
  return <LaidOutPreview model={model} layOut={layOut} />
}

function LaidOutPreview({ model, layOut }: Omit<DocumentPreviewProps, 'onCheck'>) {
  const t = useTexts(texts)
  const laidOut = useLaidOut(model, layOut)
  const pages = usePinch<HTMLElement>()
  const found = shown(laidOut)
  if (laidOut.status === 'failed') {
    return <ErrorState title={t.failed} message={laidOut.message} onRetry={laidOut.retry} />
  }
  if (!found) {
    return (
      <Waiting as="output" aria-label={t.loading}>
        <Skeleton height={640} />
      </Waiting>
    )
  }
  const { pictures } = found
  return (
    <Pages ref={pages} aria-label={t.label}>
      {found.pages.map((page, at) => (
        <Paper key={at} aria-label={t.page(at + 1, found.pages.length)}>
          <PrintedPage page={page} pictures={pictures} />
        </Paper>
      ))}
    </Pages>
  )
}

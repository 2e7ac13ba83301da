import { PdfScreen } from '@waldkerf/ui/demo/pdf/PdfScreen'
import { useHref } from 'react-router-dom'
import { PrintScreen, usePrintTitle } from '@waldkerf/ui/demo/pdf/PrintScreen'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'

/** Opens a window whose page cannot access this one. */
function open(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}

/** /pdf/index */
export const PdfPage = () => <PdfScreen url={useHref('/pdf/download')} open={open} />

const print = () => window.print()

/** /pdf/download, without the frame; the window's title is the article's, so that the saved file gets that name. */
export function PrintPage() {
  useDocumentTitle(usePrintTitle())
  return <PrintScreen print={print} />
}

import { PdfScreen } from '@waldkerf/ui/demo/pdf/PdfScreen'
import { useHref } from 'react-router-dom'
import { PrintScreen, usePrintTitle } from '@waldkerf/ui/demo/pdf/PrintScreen'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'

/** A window with its own history: its page cannot reach back to this one. */
function open(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}

/** /pdf/index */
export const PdfPage = () => <PdfScreen url={useHref('/pdf/download')} open={open} />

const print = () => window.print()

/** /pdf/download, without the frame; the window is called like the article, and so is what it saves. */
export function PrintPage() {
  useDocumentTitle(usePrintTitle())
  return <PrintScreen print={print} />
}

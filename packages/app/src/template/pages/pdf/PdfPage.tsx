import { PdfScreen } from '@waldkerf/ui/demo/pdf/PdfScreen'
import { useHref } from 'react-router-dom'

/** A window with its own history: its page cannot reach back to this one. */
function open(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}

/** /pdf/index */
export const PdfPage = () => <PdfScreen url={useHref('/pdf/download')} open={open} />

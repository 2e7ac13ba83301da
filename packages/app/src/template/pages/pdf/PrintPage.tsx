import { PrintScreen, usePrintTitle } from '@waldkerf/ui/demo/pdf/PrintScreen'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'

const print = () => window.print()

/** /pdf/download, without the frame; the window is called like the article, and so is what it saves. */
export function PrintPage() {
  useDocumentTitle(usePrintTitle())
  return <PrintScreen print={print} />
}

import { PrintScreen } from '@waldkerf/ui/demo/pdf/PrintScreen'

const print = () => window.print()

/** /pdf/download, without the frame */
export const PrintPage = () => <PrintScreen print={print} />

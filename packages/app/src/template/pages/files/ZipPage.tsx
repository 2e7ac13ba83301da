import { ZipScreen } from '@waldkerf/ui/demo/zip/ZipScreen'
import { useExport } from '../../articles/useExport.ts'

/** /zip/download */
export const ZipPage = () => <ZipScreen {...useExport()} />

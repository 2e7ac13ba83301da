import { ExportExcelScreen, MergedExcelScreen, SelectedExcelScreen } from '@waldkerf/ui/demo/excel/ExcelScreen'
import { useExport } from '../../articles/useExport.ts'

/** /excel/export-excel */
export const ExportExcelPage = () => <ExportExcelScreen {...useExport()} />

/** /excel/export-selected-excel */
export const SelectedExcelPage = () => <SelectedExcelScreen {...useExport()} />

/** /excel/export-merge-header */
export const MergedExcelPage = () => <MergedExcelScreen {...useExport()} />

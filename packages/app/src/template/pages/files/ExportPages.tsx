import { ExportExcelScreen, MergedExcelScreen, SelectedExcelScreen } from '@waldkerf/ui/demo/excel/ExcelScreen'
import { useExport } from '@waldkerf/app/template/articles/useArticles'
import { ZipScreen } from '@waldkerf/ui/demo/zip/ZipScreen'

/** /excel/export-excel */
export const ExportExcelPage = () => <ExportExcelScreen {...useExport()} />

/** /excel/export-selected-excel */
export const SelectedExcelPage = () => <SelectedExcelScreen {...useExport()} />

/** /excel/export-merge-header */
export const MergedExcelPage = () => <MergedExcelScreen {...useExport()} />

/** /zip/download */
export const ZipPage = () => <ZipScreen {...useExport()} />

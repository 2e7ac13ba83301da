import writeExcelFile from 'write-excel-file/browser'
import type { XlsxCell } from '@waldkerf/domain/export/xlsxRows'
import { autoFilter, buildSheets, type WorkbookMessage } from './workbook.ts'

/** Makes a workbook beside the page, which hands over its rows slice by slice. Answers with the file, once. */

const rows: (XlsxCell | null)[][] = []

addEventListener('message', ({ data: message }: MessageEvent<WorkbookMessage>) => {
  if (message.type === 'rows') {
    for (const row of message.rows) rows.push(row)
    return
  }
  const { titles, note } = message
  const features = [autoFilter(titles.length, rows.length + 1)]
  void writeExcelFile(buildSheets(rows, titles, note), { features })
    .toBlob()
    .then(
      (blob) => postMessage(blob),
      (error: unknown) => reportError(error),
    )
})

import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'

const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? []

/** A feature of the workbook's writer: the heads of the first sheet get Excel's filter buttons. */
export function autoFilter(columns: number, lines: number) {
  const markup = `<autoFilter ref="A1:${getCellAddress(lines - 1, columns - 1)}"/>`
  const transform = (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
    sheetIndex === 0 ? insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet') : xml
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}

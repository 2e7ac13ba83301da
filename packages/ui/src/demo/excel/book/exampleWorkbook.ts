import { zipSync } from 'fflate'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`)

/** The smallest workbook there is, with this XML in its one sheet; for tests and stories. */
export const workbookWith = (sheet: string): Uint8Array<ArrayBuffer> =>
  zipSync({
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet>${sheet}</worksheet>`),
  })

/** A cell with a text at this address. */
export const cellAt = (address: string) => `<c r="${address}" t="str"><v>x</v></c>`

/** Cells as a sheet's only row. */
export const rowWith = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`

import type { Call } from '@waldkerf/domain/calls/call'
import { addClientNote } from '@waldkerf/domain/calls/clientEvents'
import { updateClientDetails } from '@waldkerf/domain/calls/clients'
import { insertForecastEntry } from '@waldkerf/domain/calls/documents/forecast'
import { updateInvoiceDetails } from '@waldkerf/domain/calls/documents/invoices'
import { updateOfferDetails } from '@waldkerf/domain/calls/documents/offers'
import { insertPosition } from '@waldkerf/domain/calls/documents/positions'
import { setOfficeSettings, setDocumentDefaults } from '@waldkerf/domain/calls/office/settings'
import { setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import { addPositionTemplate, addTextBlock } from '@waldkerf/domain/calls/office/texts'
import { addRecipient } from '@waldkerf/domain/calls/recipients'
import { updateUser } from '@waldkerf/domain/calls/users/users'
import { noteColumns } from '@waldkerf/domain/entities/clientEvents'
import { detailColumns, invoicingColumns, patchedColumns } from '@waldkerf/domain/entities/clients'
import { type Columns, eachColumn, factsAbout, flagColumn } from '@waldkerf/domain/entities/columns'
import { blockColumns } from '@waldkerf/domain/entities/documents/documents'
import { forecastColumns } from '@waldkerf/domain/entities/documents/forecast'
import { invoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import { offerColumns } from '@waldkerf/domain/entities/documents/offers'
import { position, templateColumns, writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import { pointColumns } from '@waldkerf/domain/entities/maps/controlPoints'
import { mapColumns } from '@waldkerf/domain/entities/maps/maps'
import { officeColumns, defaultColumns } from '@waldkerf/domain/entities/office/settings'
import { recipientColumns } from '@waldkerf/domain/entities/recipients'
import { mailColumns, personColumns } from '@waldkerf/domain/entities/users/userColumns'
import { anyRow } from '@waldkerf/domain/testing/anyRow'
import * as fc from 'fast-check'
import { object, parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { toStored } from './arguments.ts'
import { checkCells, readCells } from './cells.ts'

interface Entity {
  columns: Columns
  call: Call
  /** Further arguments of the call. */
  rest?: object
}

/** Written by procedures. */
const entities: Readonly<Record<string, Entity>> = {
  'a line item': { columns: writtenColumns, call: insertPosition, rest: { rechnung_id: 7 } },
  'a template': { columns: templateColumns, call: addPositionTemplate },
  'a client': { columns: detailColumns, call: updateClientDetails, rest: { client_id: 7 } },
  'how a client is invoiced': { columns: invoicingColumns, call: setClientInvoicing, rest: { client_id: 7 } },
  'a recipient': { columns: recipientColumns, call: addRecipient, rest: { client_id: 7 } },
  'a note': { columns: noteColumns, call: addClientNote, rest: { client_id: 7 } },
  'a person': { columns: personColumns, call: updateUser, rest: { mail: 'a@b.test' } },
  'an invoice': { columns: invoiceColumns, call: updateInvoiceDetails, rest: { id: 7 } },
  'an offer': { columns: offerColumns, call: updateOfferDetails, rest: { id: 7 } },
  'an expected amount': { columns: forecastColumns, call: insertForecastEntry },
  'the office': { columns: officeColumns, call: setOfficeSettings },
  'the usual texts': { columns: defaultColumns, call: setDocumentDefaults },
  'a text block': { columns: blockColumns, call: addTextBlock },
}

const lengths = (columns: Columns): [name: string, most: number][] =>
  eachColumn(columns).flatMap(([name, facts]) =>
    facts.kind === 'text' || facts.kind === 'words' ? [[name, facts.most]] : [],
  )

describe.each(Object.entries(entities))('%s', (_name, { columns, call, rest }) => {
  // Null is sent as ''.
  const send = (row: object) =>
    parse(call.payload, {
      ...Object.fromEntries(Object.entries(row).map(([name, value]: [string, unknown]) => [name, value ?? ''])),
      ...rest,
    }) as Record<string, unknown>

  test('comes back as it was sent, whatever its columns take', () => {
    fc.assert(
      fc.property(anyRow(columns), (row) => {
        expect(parse(object(columns), toStored(columns, send(row)))).toEqual(row)
      }),
    )
  })

  test.each(lengths(columns))('refuses a character more than %s takes', (name, most) => {
    const [row] = fc.sample(anyRow(columns), { numRuns: 1, seed: 7 })
    const full = { ...row, [name]: '🌲'.repeat(most) }
    expect(toStored(columns, send(full))).toMatchObject(full)
    const refusal = expect.objectContaining({ answer: expect.objectContaining({ details: 'too_long' }) })
    expect(() => toStored(columns, send({ ...row, [name]: `${'🌲'.repeat(most)}x` }))).toThrow(refusal)
  })
})

/** Written by table calls, which send a row as it is. */
const rows: Readonly<Record<string, Columns>> = {
  'a map': mapColumns,
  'a control point': pointColumns,
  'where a client works': patchedColumns,
  'the mails of a person': mailColumns,
}

describe.each(Object.entries(rows))('%s', (_name, columns) => {
  test('is stored as it was sent, whatever its columns take', () => {
    fc.assert(
      fc.property(anyRow(columns), (row) => {
        const stored = readCells(columns, JSON.parse(JSON.stringify(row)) as object)
        checkCells(columns, stored)
        expect(parse(object(columns), stored)).toEqual(JSON.parse(JSON.stringify(row)))
      }),
    )
  })
})

test('a flag of which nothing is said is what its column has by itself', () => {
  expect(toStored({ shown: flagColumn(true), hidden: flagColumn(false) }, { shown: '', hidden: '' })).toEqual({
    shown: true,
    hidden: false,
  })
})

test('a schema without metadata is no column', () => {
  expect(() => factsAbout(position.entries.id)).toThrow('is no column')
})

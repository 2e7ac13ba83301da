import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { element, exampleCamt, exampleCsv, type ExampleEntry } from './exampleStatements.testing.ts'
import type { XmlElement } from './camt.ts'
import { readStatement } from './readStatement.ts'
import type { BankStatement } from './statement.ts'

const pause = () => Promise.resolve()
const unread = () => null
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string | Uint8Array, root: XmlElement | null = null) =>
  readStatement(typeof text === 'string' ? bytes(text) : text, { parseXml: root ? () => root : unread, pause })
const csv = async (text: string | Uint8Array) => (await read(text)) as BankStatement

const transfer: ExampleEntry = {
  amount: '1190.00',
  day: '2026-11-20',
  name: 'Forstamt Ülzen; Kasse',
  text: 'RE-2026-0041 "Fichte"',
}

describe('a table of a bank', () => {
  test('is read with quotes, a preamble, German amounts and days', async () => {
    const { entries, left } = await csv(`Kontostand;1,00\n\n${exampleCsv([transfer, { ...transfer, outgoing: true }])}`)
    expect(entries).toEqual([
      { amount: '1190.00', day: '2026-11-20', name: 'Forstamt Ülzen; Kasse', text: 'RE-2026-0041 "Fichte"', identity: expect.stringContaining('DE02120300000000202051 | 2026-11-20 | 1190.00') }, // prettier-ignore
    ])
    expect(left).toEqual({ outgoing: 1, pending: 0, foreign: 0, unreadable: 0 })
  })

  test('of Windows is read as well', async () => {
    const windows = Uint8Array.from(exampleCsv([transfer]), (sign) => sign.codePointAt(0) ?? 0)
    expect((await csv(windows)).entries[0]?.name).toBe('Forstamt Ülzen; Kasse')
  })

  test.each([
    ['DKB', 'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€)\n20.11.26;20.11.26;Gebucht;Forstamt;Büro;RE 1;Eingang;DE1;1.234,5'], // prettier-ignore
    ['ING', 'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n20.11.2026;20.11.2026;Forstamt;Gutschrift;RE 1;9,00;EUR;1.234,50;EUR'], // prettier-ignore
    ['Postbank', 'Buchungstag;Wert;Begünstigter / Auftraggeber;Verwendungszweck;Soll;Haben;Währung\n20.11.2026;20.11.2026;Forstamt;RE 1;;1.234,50;EUR'], // prettier-ignore
    ['Volksbank', 'IBAN Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Umsatz;S/H\nDE1;20.11.2026;Forstamt;RE 1;1234,50;H'], // prettier-ignore
    ['N26', '"Booking Date","Value Date","Partner Name","Payment Reference","Amount (EUR)"\n"2026-11-20","2026-11-20","Forstamt","RE 1","1234.5"'], // prettier-ignore
  ])('of %s has its columns found', async (_, text) => {
    expect((await csv(text)).entries).toMatchObject([{ day: '2026-11-20', amount: '1234.50', name: 'Forstamt', text: 'RE 1' }]) // prettier-ignore
  })

  test('says which lines are left out', async () => {
    const head = 'Buchungstag;Verwendungszweck;Betrag;Währung;Status'
    const lines = [
      '20.11.2026;a;5,00;CHF;',
      '20.11.2026;b;5,00;EUR;Vorgemerkt',
      'x;c;5,00;EUR;',
      '20.11.2026;d;5.00;EUR;',
    ]
    const { entries, left, currencies } = await csv([head, '20.11.2026;e;-1,00;EUR;', ...lines].join('\n'))
    expect(entries).toEqual([])
    // '5.00' among German amounts could mean 500: it is not read at all.
    expect({ left, currencies }).toEqual({ left: { outgoing: 1, pending: 1, foreign: 1, unreadable: 2 }, currencies: ['CHF'] }) // prettier-ignore
  })

  test('has an identity for each line, also for equal ones, whatever comes before', async () => {
    const entries = fc.array(
      fc.record({ amount: fc.constantFrom('5.00', '6.00'), day: fc.constantFrom('2026-11-19', '2026-11-20'), name: fc.constantFrom('A', 'B'), text: fc.constantFrom('x', 'y;') }), // prettier-ignore
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(entries, fc.nat(3), async (all, drop) => {
        const ids = (await csv(exampleCsv(all))).entries.map(({ identity }) => identity)
        expect(new Set(ids).size).toBe(all.length)
        // A file that begins on a later day has the same identities.
        const later = all.filter(({ day }) => drop > 1 || day === '2026-11-20')
        for (const { identity } of (await csv(exampleCsv(later))).entries) expect(ids).toContain(identity)
      }),
      { numRuns: 30 },
    )
  })
})

const amount = (value: string, currency = 'EUR') => element('Amt', value, { Ccy: currency })
const entry = (reference: string, value: string, ...more: readonly XmlElement[]) =>
  element('Ntry', [
    amount(value),
    element('CdtDbtInd', 'CRDT'),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [element('Dt', '2026-11-20')]),
    element('AcctSvcrRef', reference),
    ...more,
  ])
const document = (...entries: readonly XmlElement[]) =>
  element('Document', [element('BkToCstmrStmt', [element('Stmt', entries)])])
const part = (value: string, text: string) =>
  element('TxDtls', [amount(value), element('RmtInf', [element('Ustrd', text)])])

describe('CAMT.053', () => {
  test('has an entry for each transfer of a batch, and a reference only once', async () => {
    const batch = entry(
      'S1',
      '30.00',
      element('NtryDtls', [part('10.00', 'RE-2026-0001'), part('20.00', 'RE-2026-0002')]),
    )
    const single = entry('S2', '5.1')
    const { entries } = (await read('<x/>', document(batch, single, single))) as BankStatement
    expect(entries.map((each) => [each.amount, each.text])).toEqual([['10.00', 'RE-2026-0001'], ['20.00', 'RE-2026-0002'], ['5.10', '']]) // prettier-ignore
  })

  test.each([
    ['<html></html>', element('html', ''), 'notCamt'],
    ['<Document', null, 'broken'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><Document/>', document(), 'broken'],
    ['PK\u0003\u0004', null, 'packed'],
    ['%PDF-1.7\n', null, 'pdf'],
    [' \n', null, 'empty'],
    ['Liebe Grüße; bis bald', null, 'noColumns'],
  ])('%j is none', async (text, root, fault) => {
    expect(await read(text, root)).toEqual({ fault })
  })

  test('is written for tests in both releases', () => {
    expect(exampleCamt([transfer], '02')).toContain('<Sts>BOOK</Sts>')
  })
})

import type { XmlElement } from './camt.ts'

/** An element as a browser's parser makes it. */
export const element = (
  localName: string,
  content: string | readonly XmlElement[],
  attributes: Record<string, string> = {},
): XmlElement => ({
  localName,
  textContent: typeof content === 'string' ? content : content.map((child) => child.textContent).join(''),
  children: typeof content === 'string' ? [] : content,
  getAttribute: (name) => attributes[name] ?? null,
})

export interface ExampleEntry {
  amount: string
  day: string
  name: string
  text: string
  reference?: string
  currency?: string
  outgoing?: boolean
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An entry as CAMT.053 writes it; release 08 has a code in the status and a party around the name. */
function entryXml(entry: ExampleEntry, release: '02' | '08'): string {
  const { amount, day, name, text, reference = '', currency = 'EUR', outgoing = false } = entry
  const who = `<Nm>${xmlText(name)}</Nm>`
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${outgoing ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts>${release === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr>${release === '08' ? `<Pty>${who}</Pty>` : who}</Dbtr></RltdPties>
<RmtInf><Ustrd>${xmlText(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

/** A statement as a bank hands it over. */
export const exampleCamt = (entries: readonly ExampleEntry[], release: '02' | '08' = '08'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${release}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.map((entry) => entryXml(entry, release)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A statement as a table exported by a savings bank. */
export const exampleCsv = (entries: readonly ExampleEntry[]): string =>
  [
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info',
    ...entries.map(({ amount, day, name, text, currency = 'EUR', outgoing }) => {
      const [year, month, date] = day.split('-')
      const money = `${outgoing ? '-' : ''}${amount.replace('.', ',')}`
      return ['DE02120300000000202051', `${date}.${month}.${year?.slice(2)}`, `${date}.${month}.${year?.slice(2)}`, 'GUTSCHR. UEBERWEISUNG', text, name, money, currency, 'Umsatz gebucht'].map(quoted).join(';') // prettier-ignore
    }),
  ].join('\r\n')

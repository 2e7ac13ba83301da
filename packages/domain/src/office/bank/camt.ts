import { createStatement, type Pause, type RawLine, type ReadStatement, sliceLength } from './statement.ts'

/** The part of an XML element that is read; a browser's `Element` is one. */
export interface XmlElement {
  readonly localName: string
  readonly textContent: string | null
  readonly children: Iterable<XmlElement>
  getAttribute(name: string): string | null
}

/** The first descendant along a path of names, each a child of the one before. */
function find(from: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => at && all(at, name)[0], from)
}
const all = (from: XmlElement, name: string) => [...from.children].filter(({ localName }) => localName === name)
const said = (from: XmlElement | undefined, ...path: readonly string[]) =>
  find(from, ...path)?.textContent?.trim() ?? ''

/** An amount with its sign; CAMT writes decimal text without one. */
function toAmount(element: XmlElement | undefined, isCredit: boolean): string | undefined {
  const text = element?.textContent?.trim() ?? ''
  const [whole = '', cents = ''] = text.split('.')
  if (!/^\d{1,12}(\.\d{0,5})?$/.test(text) || /[1-9]/.test(cents.slice(2))) return undefined
  return `${isCredit ? '' : '-'}${BigInt(whole)}.${cents.slice(0, 2).padEnd(2, '0')}`
}

/** `2026-11-20` of a day or of an instant. */
const toDay = (element: XmlElement | undefined) =>
  /^\d{4}-\d{2}-\d{2}/.exec(said(element, 'Dt') || said(element, 'DtTm'))?.[0]

/** The payer's name: directly in the debtor in release 02, within a party in release 08. */
function payer(details: XmlElement | undefined): string {
  const parties = find(details, 'RltdPties')
  for (const role of ['UltmtDbtr', 'Dbtr']) {
    const name = said(parties, role, 'Nm') || said(parties, role, 'Pty', 'Nm')
    if (name) return name
  }
  return ''
}

function purpose(details: XmlElement | undefined): string {
  const info = find(details, 'RmtInf')
  if (!details) return ''
  const free = info ? all(info, 'Ustrd').map((line) => line.textContent ?? '') : []
  const structured = info ? all(info, 'Strd').map((line) => said(line, 'CdtrRefInf', 'Ref')) : []
  const endToEnd = said(details, 'Refs', 'EndToEndId')
  // Banks split a purpose after 35 or 140 characters, in the middle of words.
  return [free.join(''), ...structured, /^notprovided$/i.test(endToEnd) ? '' : endToEnd].filter(Boolean).join(' ')
}

/** The payments of an entry, several if the bank booked them as one. */
function lines(entry: XmlElement, account: string): RawLine[] {
  const isReversal = said(entry, 'RvslInd') === 'true'
  const status = said(entry, 'Sts', 'Cd') || said(entry, 'Sts')
  const whole = find(entry, 'Amt')
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'))
  const parts = details.length > 1 && details.every((each) => partAmount(each)) ? details : [details[0]]
  const reference = said(entry, 'AcctSvcrRef')
  return parts.map((part, index) => {
    const amount = parts.length > 1 ? partAmount(part) : whole
    const own = said(part, 'Refs', 'AcctSvcrRef')
    return {
      account,
      reference: parts.length > 1 ? own || (reference && `${reference} ${index + 1}`) : reference || own,
      day: toDay(find(entry, 'BookgDt')) ?? toDay(find(entry, 'ValDt')),
      amount: toAmount(amount, (said(part, 'CdtDbtInd') || said(entry, 'CdtDbtInd')) === 'CRDT'),
      currency: amount?.getAttribute('Ccy') ?? '',
      isBooked: status === 'BOOK' && !isReversal,
      name: payer(part),
      text: purpose(part) || said(entry, 'AddtlNtryInf'),
    }
  })
}

const partAmount = (part: XmlElement | undefined) => find(part, 'Amt') ?? find(part, 'AmtDtls', 'TxAmt', 'Amt')

/**
 * The incoming payments of a CAMT.053 statement, of release 02 or 08.
 * @param root its root element, from any XML parser
 */
export async function readCamt(root: XmlElement, pause: Pause): Promise<ReadStatement> {
  const report = find(root, 'BkToCstmrStmt')
  if (root.localName !== 'Document' || !report) return { fault: 'notCamt' }
  const statement = createStatement()
  let count = 0
  for (const each of all(report, 'Stmt')) {
    const account = said(each, 'Acct', 'Id', 'IBAN') || said(each, 'Acct', 'Id', 'Othr', 'Id')
    for (const entry of all(each, 'Ntry')) {
      for (const line of lines(entry, account)) statement.add(line)
      count += 1
      if (count % sliceLength === 0) await pause()
    }
  }
  return statement.end()
}

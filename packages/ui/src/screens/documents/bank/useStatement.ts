import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { createProposer, type Proposal, type Proposer, proposeAll } from '@waldkerf/domain/office/bank/proposals'
import { readStatement } from '@waldkerf/domain/office/bank/readStatement'
import type { BankStatement, StatementFault } from '@waldkerf/domain/office/bank/statement'
import { errorText } from '@waldkerf/domain/words/failureText'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReceivablesWork } from '../documentsTypes.ts'

export type StatementState =
  | { status: 'reading' }
  | { status: 'fault'; fault: StatementFault }
  | { status: 'failed'; message: string }
  | { status: 'ready'; statement: BankStatement; proposals: readonly Proposal[]; proposer: Proposer }

/** The page draws and answers between two slices. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The browser's parser loads nothing from elsewhere; a text that is no XML gets an element that says so. */
function parseXml(text: string): Element | null {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  return parsed.querySelector('parsererror') ? null : parsed.documentElement
}

/**
 * Reads a bank statement and proposes its payments, with what is paid as it is now.
 * @param rows all invoices
 * @returns `read`: reads what is paid once more, after payments were entered
 */
export function useStatement(
  file: File,
  rows: readonly DocumentRow[],
  readMoney: ReceivablesWork['readMoney'],
  today: string,
) {
  const [state, setState] = useState<StatementState>({ status: 'reading' })
  const statement = useRef<BankStatement>(undefined)

  async function propose(): Promise<StatementState> {
    try {
      return await proposed()
    } catch (error) {
      return { status: 'failed', message: errorText(error) }
    }
  }
  async function proposed(): Promise<StatementState> {
    if (!statement.current) {
      const read = await readStatement(new Uint8Array(await file.arrayBuffer()), { parseXml, pause })
      if ('fault' in read) return { status: 'fault', fault: read.fault }
      statement.current = read
    }
    const { standings, payments } = await readMoney()
    const known = new Map(standings.map((standing) => [standing.rechnung_id, standing]))
    const invoices = rows.map((row) => ({ ...row, standing: known.get(row.id) }))
    const { entries } = statement.current
    const proposer = createProposer({ invoices, payments, today })
    return {
      status: 'ready',
      statement: statement.current,
      proposals: await proposeAll(proposer, entries, pause),
      proposer,
    }
  }
  const begin = useEffectEvent(propose)
  useEffect(() => void begin().then(setState), [])
  return { state, read: async () => setState(await propose()) }
}

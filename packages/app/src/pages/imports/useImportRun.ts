import { type ImportRun, rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import { leftOver } from '@waldkerf/ui/screens/imports/leftOver.ts'
import type {
  Comparison,
  ImportDecision,
  ImportKind,
  NearRow,
  PlanSummary,
  Sending,
} from '@waldkerf/ui/screens/imports/importTypes.ts'
import { type RefObject, useRef, useState } from 'react'
import type { ImportDesk } from '@waldkerf/app/data/imports/importDesk'
import type { ImportCalls, NewRun } from '@waldkerf/app/data/imports/importRuns'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'

const mostShown = 20

interface Prepared<K extends ImportKind> {
  plan: PlanSummary<K> | undefined
  decision: ImportDecision<K>
  datei: string
  /** Never blank. */
  quelle: string
  desk: RefObject<ImportDesk<K> | undefined>
  calls: ImportCalls<K['row']>
  refresh: () => void
  /** An interrupted run of the same file. */
  resumed: ImportRun | undefined
}

/** Compares the rows of a trial run with what is stored, and sends them, a thousand at a time. */
export function useImportRun<K extends ImportKind>({
  plan,
  decision,
  datei,
  quelle,
  desk,
  calls,
  refresh,
  resumed,
}: Prepared<K>) {
  const [comparison, setComparison] = useState<Comparison<K['row']>>({ status: 'none' })
  const [sending, setSending] = useState<Sending>({ status: 'none' })
  /** Places of rows that are stored already, and of those that perhaps are. */
  const found = useRef({ same: new Set<number>(), near: new Set<number>() })
  /** Rises with each new beginning: older work ends by it. */
  const turn = useRef(0)
  const run = useRef<NewRun>(undefined)
  const isStopping = useRef(false)
  const progress = useRef({ from: 0, done: 0, stored: 0, known: 0 })

  const reset = () => {
    turn.current += 1
    run.current = undefined
    progress.current = { from: 0, done: 0, stored: 0, known: 0 }
    setComparison({ status: 'none' })
    setSending({ status: 'none' })
  }
  const compare = async () => {
    const own = (turn.current += 1)
    const total = plan?.ready ?? 0
    const same = new Set<number>()
    const near = new Set<number>()
    const first: NearRow<K['row']>[] = []
    try {
      for (let from = 0; from < total; from += rowsOfCall) {
        setComparison({ status: 'running', done: from, total })
        const rows = (await desk.current?.rows(from, rowsOfCall)) ?? []
        for (const { nr, id, gleich } of await calls.compare(quelle, rows)) {
          ;(gleich ? same : near).add(from + nr)
          const row = rows[nr]
          if (!gleich && row && first.length < mostShown) first.push({ row, id })
        }
        if (turn.current !== own) return
      }
      found.current = { same, near }
      setComparison({ status: 'done', same: same.size, near: near.size, first })
    } catch (error) {
      if (turn.current === own) setComparison({ status: 'failed', message: errorMessage(error) })
    }
  }
  const send = async () => {
    if (!plan) return
    const own = (turn.current += 1)
    const { status, skipsNear } = decision
    const { same, near } = found.current
    const total = leftOver(plan, { comparison, decision })
    run.current ??= { id: resumed?.id ?? crypto.randomUUID(), datei, quelle, anzahl: total, status }
    const at = progress.current
    isStopping.current = false
    const stopped = (message?: string) => setSending({ status: 'stopped', done: at.done, total, message })
    try {
      while (at.from < plan.ready) {
        setSending({ status: 'running', done: at.done, total })
        const rows = (await desk.current?.rows(at.from, rowsOfCall)) ?? []
        const kept = rows.filter((_, nr) => !same.has(at.from + nr) && !(skipsNear && near.has(at.from + nr)))
        if (kept.length > 0) {
          const { gespeichert, bekannt } = await calls.send(run.current, kept)
          at.stored += gespeichert
          at.known += bekannt
          at.done += kept.length
        }
        at.from += rowsOfCall
        if (turn.current !== own) return
        if (isStopping.current && at.from < plan.ready) return stopped()
      }
      setSending({ status: 'done', id: run.current.id, stored: at.stored, known: at.known })
    } catch (error) {
      if (turn.current === own) stopped(errorMessage(error))
    } finally {
      refresh()
    }
  }
  /** After the call that is on its way: so its rows are counted. */
  const stop = () => {
    isStopping.current = true
  }
  return { comparison, sending, reset, compare, send, stop }
}

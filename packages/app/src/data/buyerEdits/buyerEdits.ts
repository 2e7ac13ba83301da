import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { mergeFields, type Side } from '@waldkerf/domain/editing/mergeFields'
import type { Conflict } from '@waldkerf/domain/office/workplace/mergeStored'
import type { BuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { repeated } from '@waldkerf/domain/repetition/rounds'
import { isOutdated, messageOf } from '../../api/errors.ts'

/** How long after the last keystroke they are stored, in ms. */
const quietTime = 800

/** Stands for the buyer where conflicts are named by key. */
export const buyerKey = 'buyer'

export interface BuyerEditsSnapshot {
  /** As typed; undefined while nothing waits. */
  mine: BuyerDetails | undefined
  /** What somebody else stored in the same fields. */
  conflict: Conflict | undefined
  /** Why the last try has not worked, in words for people. */
  problem: string | undefined
}

interface BuyerCalls {
  read: () => Promise<ClientInvoicing>
  /** @throws ApiError 412 when the row has changed since it was read */
  write: (row: ClientInvoicing) => Promise<ClientInvoicing>
}

interface Open {
  /** As stored when the typing began: what was changed is told from it. */
  base: BuyerDetails
  mine: BuyerDetails
}

const detailsOf = ({ email, ust_id, leitweg_id, land }: BuyerDetails): BuyerDetails => ({
  email,
  ust_id,
  leitweg_id,
  land,
})

/** What is typed over a client's details for e-invoices: stored after a moment of quiet, merged field by field. */
export function createBuyerEdits({ read, write }: BuyerCalls) {
  const listeners = new Set<() => void>()
  let open: Open | undefined
  let snapshot: BuyerEditsSnapshot = { mine: undefined, conflict: undefined, problem: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function show(part: Partial<BuyerEditsSnapshot>) {
    snapshot = { ...snapshot, ...part, mine: open?.mine }
    for (const listener of listeners) listener()
  }

  async function store({ base, mine }: Open): Promise<void> {
    const row = await read()
    const theirs = detailsOf(row)
    const { merged, conflicts } = mergeFields(base, mine, theirs)
    if (conflicts.length > 0) {
      const fields = conflicts.map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
      return show({ conflict: { key: buyerKey, fields } })
    }
    return stored(mine, detailsOf(await write({ ...row, ...merged })))
  }

  /** What was typed meanwhile goes on from what is stored now. */
  function stored(sent: BuyerDetails, base: BuyerDetails) {
    open = open && open.mine !== sent ? { base, mine: open.mine } : undefined
    show({ problem: undefined })
    if (open) wake()
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (sending) {
      // Of several that wait, one goes next: the others find nothing left to send.
      await sending
      return send()
    }
    if (!open || snapshot.conflict) return
    const work = open
    sending = repeated(() => store(work), isOutdated).catch((error: unknown) => show({ problem: messageOf(error) }))
    await sending
    sending = undefined
  }

  function wake() {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), quietTime)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => snapshot,
    /** @param base as it is stored */
    change(mine: BuyerDetails, base: BuyerDetails) {
      open = { base: open?.base ?? base, mine }
      show({})
      wake()
    },
    /** Sends at once what waits. */
    flush: send,
    /** Whose value each field of the conflict gets; fields that are not named get the others'. */
    resolve(sides: Readonly<Record<string, Side>>) {
      if (!open || !snapshot.conflict) return
      const theirs = Object.fromEntries(snapshot.conflict.fields.map(({ field, theirs: value }) => [field, value]))
      const taken = Object.fromEntries(Object.entries(theirs).filter(([field]) => sides[field] !== 'mine'))
      open = { base: { ...open.base, ...theirs }, mine: { ...open.mine, ...taken } }
      show({ conflict: undefined })
      void send()
    },
  }
}

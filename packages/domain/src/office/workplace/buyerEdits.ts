import type { Sides } from '@waldkerf/domain/editing/mergeFields'
import { createRecordEdit, type SaveRecord } from '@waldkerf/domain/editing/recordEdit'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type BuyerDetails, buyerDetails } from './editorDocumentModel.ts'

/** How long after the last keystroke they are stored, in ms. */
const quietTime = 800

/** A client's details for e-invoices as they are typed: stored after a moment of quiet, also when the page has gone. */
export function createBuyerEdits(save: SaveRecord<ClientInvoicing, BuyerDetails>) {
  const edit = createRecordEdit<ClientInvoicing, BuyerDetails>({ toValues: buyerDetails })
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const { status, typed } = edit.snapshot()
    if (!typed || status === 'conflict') return
    const after = await edit.save(save)
    if (after.typed && after.status === 'idle') wake()
  }

  function wake() {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), quietTime)
  }

  return {
    subscribe: edit.subscribe,
    snapshot: edit.snapshot,
    /** @param row as it is stored */
    change(row: ClientInvoicing, mine: BuyerDetails) {
      edit.change(row, mine)
      wake()
    },
    /** Sends at once what waits. */
    flush,
    /** Whose value each field of the conflict gets; fields that are not named get the others'. */
    resolve(sides: Sides<BuyerDetails>) {
      edit.resolve(sides)
      void flush()
    },
  }
}

import type { Sides } from '@waldkerf/domain/editing/mergeFields'
import { createRecordEdit, type SaveRecord } from '@waldkerf/domain/editing/recordEdit'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type BuyerDetails, buyerDetails } from './editorDocumentModel.ts'

/** How long after the last keystroke the details are stored, in ms. */
const quietTime = 800

/** Edits a client's details for e-invoices; they are stored after a pause in typing, even if the page was left. */
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
    /** Sends pending changes at once. */
    flush,
    /** Chooses the side of each field in a conflict; fields that are not named get the others' value. */
    resolve(sides: Sides<BuyerDetails>) {
      edit.resolve(sides)
      void flush()
    },
  }
}

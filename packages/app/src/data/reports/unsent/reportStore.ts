import type { UnsentReport } from '@waldkerf/ui/screens/reports/list/ReportsScreen'

/** A report as this browser keeps it. `key` is the Idempotency-Key of its record. */
export interface StoredReport extends UnsentReport {
  /** The signed-in e-mail: nobody finds somebody else's. */
  user: string
  /** ISO 8601: when it was begun. */
  since: string
  /** Keys of the pictures that have arrived. */
  arrived: readonly string[]
  /** The service's number of the species, once it is on its way: every try says the same. */
  art?: number
  /** ISO 8601: when the record was first tried. */
  tried?: string
}

/** The reports that are on this device alone. Pictures are megabytes, hence the browser's database. */
export interface ReportStore {
  all: (user: string) => Promise<StoredReport[]>
  save: (report: StoredReport) => Promise<void>
  remove: (key: string) => Promise<void>
}

const database = 'waldkerf.reports'
const table = 'reports'

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(table, { keyPath: 'key' }).createIndex('user', 'user')
  })
  return answered(request)
}

/** Each work opens and closes the database, so that no page holds up another. */
async function work<T>(mode: IDBTransactionMode, what: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open()
  try {
    const transaction = opened.transaction(table, mode)
    const result = await answered(what(transaction.objectStore(table)))
    if (mode === 'readwrite') await stored(transaction)
    return result
  } finally {
    opened.close()
  }
}

/** The browser's own. @throws where nothing can be kept */
export function browserReportStore(): ReportStore {
  return {
    async all(user) {
      const rows: StoredReport[] = await work('readonly', (store) => store.index('user').getAll(user))
      return rows.toSorted((a, b) => b.since.localeCompare(a.since))
    },
    async save(report) {
      await work('readwrite', (rows) => rows.put(report))
    },
    async remove(key) {
      await work('readwrite', (rows) => rows.delete(key))
    },
  }
}

/** On disk, not only accepted: a request may succeed in a transaction that then finds no room. */
const stored = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

import type { ReportStore, StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'

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

/** Opens and closes the database for each access, so that no window blocks another. */
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

/** The store in the browser's IndexedDB. @throws where nothing can be stored */
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

/** Waits for the transaction: a request can succeed although the disk is full when the transaction ends. */
const stored = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

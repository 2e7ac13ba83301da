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
async function access<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const opened = await open()
  try {
    return await work(opened)
  } finally {
    opened.close()
  }
}

const write = (work: (rows: IDBObjectStore) => IDBRequest) =>
  access(async (opened) => {
    const transaction = opened.transaction(table, 'readwrite')
    await answered(work(transaction.objectStore(table)))
    await stored(transaction)
  })

/**
 * The report with its pictures in memory. In Firefox a picture from the database can no longer be read, sent or stored
 * again once its row was written anew; as long as the database is open it can.
 */
async function inMemory(report: StoredReport): Promise<StoredReport> {
  const pictures = report.draft.pictures.map(async ({ bytes, ...rest }) => ({
    ...rest,
    bytes: new Blob([await bytes.arrayBuffer()], { type: bytes.type }),
  }))
  return { ...report, draft: { ...report.draft, pictures: await Promise.all(pictures) } }
}

/** The store in the browser's IndexedDB. @throws where nothing can be stored */
export function browserReportStore(): ReportStore {
  return {
    async all(user) {
      const reports = await access(async (opened) => {
        const rows = opened.transaction(table).objectStore(table).index('user')
        const found: StoredReport[] = await answered(rows.getAll(user))
        return Promise.all(found.map(inMemory))
      })
      return reports.toSorted((a, b) => b.since.localeCompare(a.since))
    },
    save: (report) => write((rows) => rows.put(report)),
    remove: (key) => write((rows) => rows.delete(key)),
  }
}

/** Waits for the transaction: a request can succeed although the disk is full when the transaction ends. */
const stored = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

export const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

/** Waits for the transaction: a request can succeed although the disk is full when the transaction ends. */
const stored = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

/**
 * One table of the browser's IndexedDB, opened and closed for each access, so that no window blocks another.
 * @param make makes the table when the database is new
 */
export function browserTable(database: string, table: string, make: (opened: IDBDatabase) => void) {
  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => make(request.result))
    return answered(request)
  }

  async function access<T>(work: (opened: IDBDatabase) => Promise<T>): Promise<T> {
    const opened = await open()
    try {
      return await work(opened)
    } finally {
      opened.close()
    }
  }

  return {
    /** @throws where nothing can be read */
    read: <T>(work: (rows: IDBObjectStore) => Promise<T>) =>
      access((opened) => work(opened.transaction(table).objectStore(table))),
    /** Resolves when it is stored for good. @throws where nothing can be stored */
    write: (work: (rows: IDBObjectStore) => IDBRequest) =>
      access(async (opened) => {
        const transaction = opened.transaction(table, 'readwrite')
        await answered(work(transaction.objectStore(table)))
        await stored(transaction)
      }),
  }
}

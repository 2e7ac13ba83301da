import type { ReportStore, StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import { answered, browserTable } from '@waldkerf/app/platform/storage/browserDatabase'

const reports = browserTable('waldkerf.reports', 'reports', (opened) => {
  opened.createObjectStore('reports', { keyPath: 'key' }).createIndex('user', 'user')
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

/** Windows tell one another here whose report waits; each also hears what it says itself. */
const channelName = 'waldkerf.reports waiting'

/** A draft is of no interest to others yet: the window in which it is written keeps it. */
function announce({ user, state }: StoredReport) {
  if (state !== 'waiting') return
  const channel = new BroadcastChannel(channelName)
  const tell = channel.postMessage.bind(channel)
  tell(user)
  channel.close()
}

/**
 * Calls back if reports of the person are on this device, and whenever one begins to wait in any window.
 * @returns ends it
 */
export function watchReports(user: string, onFound: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  let isOver = false
  channel.addEventListener('message', ({ data }) => {
    if (data === user) onFound()
  })
  void reports
    .read((rows) => answered(rows.index('user').count(user)))
    .then((count) => count > 0 && !isOver && onFound())
    // A browser that stores nothing.
    .catch(() => undefined)
  return () => {
    isOver = true
    channel.close()
  }
}

/** The store in the browser's IndexedDB. @throws where nothing can be stored */
export function browserReportStore(): ReportStore {
  return {
    async all(user) {
      const kept = await reports.read(async (rows) => {
        const found: StoredReport[] = await answered(rows.index('user').getAll(user))
        return Promise.all(found.map(inMemory))
      })
      return kept.toSorted((a, b) => b.since.localeCompare(a.since))
    },
    others: (user) =>
      reports.read(async (rows) => {
        const all = answered(rows.count())
        const own = answered(rows.index('user').count(user))
        return (await all) - (await own)
      }),
    async save(report) {
      await reports.write((rows) => rows.put(report))
      announce(report)
    },
    remove: (key) => reports.write((rows) => rows.delete(key)),
  }
}

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
    save: (report) => reports.write((rows) => rows.put(report)),
    remove: (key) => reports.write((rows) => rows.delete(key)),
  }
}

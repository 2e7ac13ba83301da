import type { StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'

/** Words of the file, in the page's language. */
export interface ReportFileWords {
  language: string
  /** Without its ending. */
  name: string
  title: string
  pictures: string
  table: string
  tableFile: string
  columns: Readonly<Record<'day' | 'species' | 'lat' | 'lon' | 'remark' | 'pictures', string>>
}

/** Saves reports with their pictures as a ZIP file: a page to read, a table, and the pictures as they would be sent. */
export async function saveReports(reports: readonly StoredReport[], { columns, ...words }: ReportFileWords) {
  const [{ reportArchive }, { saveFile }] = await Promise.all([
    import('@waldkerf/ui/screens/profile/privacy/reportArchive'),
    import('@waldkerf/ui/browser/saveFile'),
  ])
  const numbers = new Map(reports.flatMap(({ draft }) => draft.pictures).map(({ key }, at) => [key, at + 1]))
  const rows = reports.map(({ draft }) => ({
    [columns.day]: draft.day,
    [columns.species]: draft.species,
    [columns.lat]: draft.lat,
    [columns.lon]: draft.lon,
    [columns.remark]: draft.remark,
    [columns.pictures]: draft.pictures.map(({ key }) => numbers.get(key)).join(', '),
  }))
  const pictures = []
  for (const { key, bytes } of reports.flatMap(({ draft }) => draft.pictures))
    pictures.push({ id: numbers.get(key) ?? 0, type: bytes.type, bytes: new Uint8Array(await bytes.arrayBuffer()) })
  const part = { grund: '', spalte: '', umgang: 'bleibt', tabelle: 'meldungen', zeilen: rows } as const
  const file = reportArchive({ stand: new Date().toISOString(), teile: [part], bilder: [], user_id: 0 }, pictures, {
    ...words,
    stand: '',
    otherPlaces: '',
    tables: { meldungen: words.table },
  })
  saveFile(new Blob([file], { type: 'application/zip' }), `${words.name}.zip`)
}

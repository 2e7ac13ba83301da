import type { PersonReport } from '@waldkerf/domain/entities/users/privacy'
import { csvFormat } from '@waldkerf/domain/export/csv'
import { strToU8, zipSync } from 'fflate'

type Row = PersonReport['teile'][number]['zeilen'][number]

/** Words of the archive, in the language of the page. */
export interface ArchiveWords {
  language: string
  title: string
  stand: string
  pictures: string
  tableFile: string
  otherPlaces: string
  tables: Readonly<Record<string, string>>
}

/** A picture with the ending that its media type has. */
export interface ArchivePicture {
  id: number
  type: string
  bytes: Uint8Array
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const columns = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

function csv(rows: readonly Row[]): string {
  const format = csvFormat<Row>(
    columns(rows).map((id) => ({ id, title: id, kind: 'text', value: (row) => cell(row[id]) })),
  )
  return format.head + format.body(rows, 0) + format.tail
}

const line = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`

function table(rows: readonly Row[]): string {
  const names = columns(rows)
  return `<div class="wide" tabindex="0"><table>${line('th', names)}${rows
    .map((row) =>
      line(
        'td',
        names.map((name) => cell(row[name])),
      ),
    )
    .join('')}</table></div>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}
.wide{overflow:auto}table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}
img{max-width:20rem;max-height:20rem;margin:.5rem}`

/** Rows by table: what several reasons name stands once. */
function byTable(report: PersonReport): Map<string, Row[]> {
  const found = new Map<string, Map<string, Row>>()
  for (const { tabelle, zeilen } of report.teile) {
    const rows = found.get(tabelle) ?? new Map<string, Row>()
    for (const row of zeilen) rows.set(JSON.stringify(row), row)
    found.set(tabelle, rows)
  }
  return new Map([...found].map(([name, rows]) => [name, [...rows.values()]]))
}

const pictureFile = ({ id, type }: ArchivePicture) =>
  `bilder/${id}.${type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin'}`

/** The archive of all that is kept of a person: `index.html` to read, `daten.json` whole, a CSV for each table, and pictures. */
export function reportArchive(
  report: PersonReport,
  pictures: readonly ArchivePicture[],
  words: ArchiveWords,
): Uint8Array<ArrayBuffer> {
  const tables = byTable(report)
  const sections = [...tables].map(
    ([name, rows]) =>
      `<section><h2>${escaped(words.tables[name] ?? name)} (${rows.length})</h2><p><a href="tabellen/${name}.csv">${escaped(words.tableFile)}</a></p>${table(rows)}</section>`,
  )
  const images = pictures.map(
    (picture) => `<a href="${pictureFile(picture)}"><img src="${pictureFile(picture)}" alt="${picture.id}"></a>`,
  )
  const html = `<!doctype html><html lang="${words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(words.title)}</title><style>${style}</style><h1>${escaped(words.title)}</h1><p>${escaped(words.stand)}</p>
${sections.join('\n')}${images.length > 0 ? `<section><h2>${escaped(words.pictures)}</h2>${images.join('')}</section>` : ''}
<p>${escaped(words.otherPlaces)}</p></html>`
  const texts = [
    ['index.html', html],
    ['daten.json', JSON.stringify(report, undefined, 2)],
    ...[...tables].map(([name, rows]) => [`tabellen/${name}.csv`, csv(rows)]),
  ].map(([name = '', text = '']) => [name, strToU8(text)] as const)
  // Pictures are as small as they get: they are stored.
  const stored = pictures.map((picture) => [pictureFile(picture), [picture.bytes, { level: 0 }]] as const)
  return new Uint8Array(
    zipSync(
      Object.fromEntries<Uint8Array | readonly [Uint8Array, { level: 0 }]>([...texts, ...stored]) as Parameters<
        typeof zipSync
      >[0],
    ),
  )
}

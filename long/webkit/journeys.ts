import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from '../../e2e/behind.ts'
import type { Line } from './line.ts'
import { downloaded, Key, type Page } from './Page.ts'

/** The product behind its line, and a folder for files. */
export interface Office {
  databaseUrl: string
  line: Line
  folder: string
  downloads: string
}

export type Journey = (page: Page, office: Office) => Promise<void>

const [admin, expert, citizen] = ['admin@waldkerf.test', 'expert@waldkerf.test', 'nutzer@waldkerf.test']

function demand(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what)
}

/** Runs in the page: a red sheet with blue lines, in base 64. */
function drawSheet(type: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#d01818'
  context.fillRect(0, 0, 1_200, 900)
  context.fillStyle = '#1818d0'
  for (let x = 100; x < 1_200; x += 100) context.fillRect(x - 2, 40, 4, 820)
  return canvas.toDataURL(type).split(',')[1] ?? ''
}

const isRed = (red: number, green: number, blue: number) => red > 120 && red > green + 60 && red > blue + 60

/** A file with the sheet. */
async function sheet(page: Page, folder: string, name: string): Promise<string> {
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png'
  const file = join(folder, name)
  writeFileSync(file, await page.driver.executeScript<string>(drawSheet, type), 'base64')
  return file
}

const signInAndOut: Journey = async (page) => {
  await page.signIn(expert)
  await page.text(/^\d+ Meldungen warten, älteste \d+ Tage$/)
  await page.click('button', /Konto/)
  await page.click('menuitem', 'Abmelden')
  await page.css('#username')
}

/** Fills in the form up to its last screen; the map's code loads with the place. */
async function fillReport(page: Page, folder: string, remark: string) {
  await page.give('input[type=file][multiple]', await sheet(page, folder, 'rinde.jpg'))
  await page.find('img', /^Bild 1/)
  await page.click('button', 'Weiter')
  await page.clickText('Koordinaten eingeben')
  await page.fill(await page.find('textbox', 'Breite'), '48,137154')
  await page.fill(await page.find('textbox', 'Länge'), '11,576124')
  await page.click('button', 'Weiter')
  await page.fill(await page.find('textbox', 'Bemerkung'), remark)
}

const reported = ({ databaseUrl }: Office, remark: string) =>
  asOwner<{ id: string; bilder_anzahl: number; bundesland: string }>(
    databaseUrl,
    `select k.id, k.bilder_anzahl, k.bundesland from data.kaefer k join data.nachricht n on n.kaefer_id = k.id
     where n.text = $1`,
    [remark],
  )

/** Waits for the one record with its one picture. */
const arrived = (page: Page, office: Office, remark: string) =>
  page.until('the report in the database', async () => {
    const rows = await reported(office, remark)
    demand(rows.length <= 1, `${rows.length} records of one report`)
    return rows[0]?.bilder_anzahl === 1 && rows[0].bundesland === 'Bayern' && rows[0]
  })

const reportWithPicture: Journey = async (page, office) => {
  await page.signIn(citizen, '/reports/new')
  await fillReport(page, office.folder, 'Viel Bohrmehl am Stamm.')
  await page.click('button', 'Meldung senden')
  await page.find('region', 'Alle Meldungen')
  const { id } = await arrived(page, office, 'Viel Bohrmehl am Stamm.')
  await page.goto(`/reports/${id}`)
  await page.until('the picture', () =>
    page.driver.executeScript<boolean>(() =>
      [...document.querySelectorAll('main img')].some((one) => (one as HTMLImageElement).naturalWidth === 1_200),
    ),
  )
}

/** Without a line a report stays; WebKit sends nothing in the background, so that it goes while the page is open. */
const offline: Journey = async (page, office) => {
  const remark = 'Ohne Verbindung gemeldet.'
  await page.signIn(citizen, '/reports/new?schritt=ort')
  await page.css('[data-feed=ready]')
  await page.click('button', 'Zurück')
  office.line.cut()
  await fillReport(page, office.folder, remark)
  await page.click('button', 'Meldung senden')
  await page.text(/^(Wartet auf die Verbindung|Wird gesendet|Nicht gesendet)$/)
  demand((await reported(office, remark)).length === 0, 'It went out without a line.')
  office.line.mend()
  await page.until('the report to be sent', async () => {
    await page.pressIf('Jetzt senden')
    return (await reported(office, remark)).length > 0
  })
  await arrived(page, office, remark)
}

const review: Journey = async (page, { databaseUrl }) => {
  await page.signIn(expert, '/gis/index?status=new')
  await page.click('row', /Neu/)
  await page.find('region', /^Meldung \d+$/)
  const id = new URL(await page.driver.getCurrentUrl()).searchParams.get('meldung')
  await page.press('v')
  await page.text(/Wird in \d s veröffentlicht/)
  await page.press('v')
  await page.until('the decision in the database', async () => {
    const [row] = await asOwner<{ status: string }>(databaseUrl, 'select status from data.kaefer where id = $1', [id])
    return row?.status === 'published'
  })
}

/** Easting, northing, column, row: a plan of 0.2 m a pixel. */
const points = [
  [389_020, 5_809_980, 100, 100],
  [389_220, 5_809_980, 1_100, 100],
  [389_220, 5_809_840, 1_100, 800],
  [389_020, 5_809_840, 100, 800],
  [389_120, 5_809_910, 600, 450],
] as const

const mapAndSheet = async (page: Page) => [
  await page.find('application', 'Kartenbild'),
  await page.find('application', 'Karte'),
]

const georeferencing: Journey = async (page, { folder, databaseUrl }) => {
  await asOwner(databaseUrl, 'delete from data.mappoint where karte_id = 1')
  await page.signIn(admin, '/gis/maps/1')
  await page.find('button', 'Speichern')
  await page.give('input[type=file]', await sheet(page, folder, 'plan.png'))
  await page.click('button', 'Nur hier ansehen')
  await page.choose('Koordinatensystem', '25833')
  await page.click('button', 'Koordinaten eingeben')
  await page.fill(await page.find('textbox', /^Koordinaten/), points.map((point) => point.join(';')).join(Key.ENTER))
  await page.click('button', '5 Punkte übernehmen')
  await page.choose('Transformation', 'polynomial1')
  await page.find('heading', /5 von 5 vermessen/)
  await page.css('[data-preview]')
  for (const place of await mapAndSheet(page))
    await page.until('the sheet in its colours', async () => (await page.share(place, isRed)) > 0.03)
  await page.click('button', 'Speichern')
  await page.text('Gespeichert')
  await page.driver.navigate().refresh()
  await page.find('heading', /5 von 5 vermessen/)
}

const lines = [
  ['Aufmaß', '1,5', 'h', '12,34'],
  ['Gutachten', '2', 'Stück', '50'],
] as const

/** An offer that is a draft, without a line. */
async function emptyOffer({ databaseUrl }: Office): Promise<number> {
  const sql = `select id from data.angebot where status = 'entwurf' and client_id is not null order by id desc limit 1`
  const [offer] = await asOwner<{ id: number }>(databaseUrl, sql)
  await asOwner(databaseUrl, 'delete from data.position where angebot_id = $1', [offer?.id])
  await asOwner(databaseUrl, 'update data.angebot set ust_satz = 19 where id = $1', [offer?.id])
  return offer?.id ?? 0
}

const editor: Journey = async (page, office) => {
  const id = await emptyOffer(office)
  await page.signIn(admin, `/offers/${id}`)
  for (const [at, values] of lines.entries()) {
    const first = await page.find('textbox', `Leistung von Position ${at + 1}`)
    await page.until('the cursor', () =>
      page.driver.executeScript<boolean>((one: unknown) => document.activeElement === one, first),
    )
    for (const [place, value] of values.entries()) await page.press(...(place > 0 ? [Key.TAB] : []), value)
    await page.press(at < lines.length - 1 ? Key.TAB : Key.ENTER)
  }
  await page.text('Gespeichert')
  const sql = 'select bez, anzahl::float, ep::float from data.position where angebot_id = $1 order by lfd_nr'
  const stored = JSON.stringify(await asOwner(office.databaseUrl, sql, [id]))
  demand(
    stored === '[{"bez":"Aufmaß","anzahl":1.5,"ep":12.34},{"bez":"Gutachten","anzahl":2,"ep":50}]',
    `stored is ${stored}`,
  )
  await page.driver.navigate().refresh()
  await page.text('Gutachten')
  // 18.51 + 100, with 19 %.
  await page.text(/141,03\s€/)
}

const pdf: Journey = async (page, office) => {
  const id = await emptyOffer(office)
  await asOwner(
    office.databaseUrl,
    `insert into data.position (angebot_id, lfd_nr, bez, anzahl, einheit, ep) values ($1, 1, 'Aufmaß', 2, 'h', 50)`,
    [id],
  )
  await page.signIn(admin, `/offers/${id}`)
  await page.click('button', 'PDF')
  const file = await downloaded(page, office.downloads, '.pdf')
  await page.until('a whole PDF', async () => {
    const text = readFileSync(file, 'latin1')
    return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')
  })
}

/** A JPEG: Chromium decodes it in parts by `ImageDecoder`, WebKit as a whole. */
const scan: Journey = async (page, { folder }) => {
  const file = await sheet(page, folder, 'Blatt 3.jpg')
  await page.signIn(admin, '/gis/maps/2')
  await page.find('button', 'Speichern')
  await page.give('input[type=file]', file)
  await page.click('button', 'Ersetzen')
  await page.text(/ist gespeichert und für alle da/)
  await page.driver.navigate().refresh()
  const [place] = await mapAndSheet(page)
  await page.until('the sheet in its colours', async () => place && (await page.share(place, isRed)) > 0.03)
  const bytes = await page.driver.executeAsyncScript<string>((tell: (text: string) => void) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('Admin-Token')}` }
    void fetch('/scans/2', { headers })
      .then((answer) => answer.bytes())
      .then((all) => tell(btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''))))
  })
  demand(bytes === readFileSync(file, 'base64'), 'The server has other bytes.')
}

/** In the order in which they are gone; what each proves is its name. */
export const journeys: Readonly<Record<string, Journey>> = {
  'somebody signs in by the form, and out again': signInAndOut,
  'a find is reported with a picture, which arrives': reportWithPicture,
  'a record is published by the keyboard': review,
  'a plan is georeferenced: points, quality, the warped sheet in its colours': georeferencing,
  'lines typed into an offer are stored, added up and there after a reload': editor,
  'an offer is downloaded as PDF': pdf,
  'a scan is uploaded and shown from the server': scan,
  'without a line a report stays on the device, and goes out later, once': offline,
}

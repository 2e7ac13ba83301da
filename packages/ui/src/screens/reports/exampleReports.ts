import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type {
  DraftPicture,
  ReportDraft,
  StoredReport,
  UnsentReport,
} from '@waldkerf/domain/beetles/reports/unsentReport'

const species = [
  [1, 'Buchdrucker'],
  [2, 'Kupferstecher'],
  [15, 'Großer Waldgärtner'],
  [23, 'Gestreifter Nutzholzborkenkäfer'],
] as const
const question = 'Können Sie das Fraßbild unter der Rinde nachreichen?'

/** Of these one has a Land all the same. */
const placeless = new Set([2, 4])

/** Own records in every status; the second asks something. */
export const exampleOwnReports = (): OwnBeetle[] =>
  (['new', 'query', 'in_review', 'published', 'rejected', 'published', 'query'] as const).map((status, index) => ({
    id: 640 - index,
    art: species[index % species.length]?.[0] ?? 0,
    name: species[index % species.length]?.[1] ?? '',
    bundesland: index === 2 ? '' : index === 3 ? 'Mecklenburg-Vorpommern' : 'Bayern',
    ort: placeless.has(index) ? '' : index === 3 ? '12 km nordwestlich von Neubrandenburg' : 'bei Cham',
    fund_datum: index === 4 ? null : `2026-11-${19 - index}`,
    gemeldet_am: `2026-11-${19 - index}T07:20:00+00:00`,
    status,
    message: status === 'query' ? question : '',
    bilder_anzahl: index % 3,
    bild: index % 3 > 0 ? index + 1 : null,
    antwort_offen: index === 1,
    lat: placeless.has(index) ? null : 49.2 + index / 10,
    lon: placeless.has(index) ? null : 12.6 - index / 5,
  }))

export const exampleDraft = (part: Partial<ReportDraft> = {}): ReportDraft => ({
  species: '',
  day: '2026-11-19',
  lat: '48.137154',
  lon: '11.576124',
  remark: '',
  pictures: [],
  ...part,
})

/** A small picture, drawn on the spot. */
export async function exampleDraftPicture(key: string, part: Partial<DraftPicture> = {}): Promise<DraftPicture> {
  const canvas = new OffscreenCanvas(320, 240)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'saddlebrown'
    pen.fillRect(0, 0, 320, 240)
    pen.fillStyle = 'black'
    for (let hole = 0; hole < 9; hole++) pen.fillRect((hole * 97) % 300, (hole * 61) % 220, 12, 18)
  }
  const bytes = await canvas.convertToBlob({ type: 'image/webp' })
  return { key, bytes, breite: 320, hoehe: 240, aufgenommen_am: null, lat: null, lon: null, ...part }
}

/** A report that waits for a line, as this person's browser keeps it. */
export const exampleWaiting = (key: string, user: string): StoredReport => ({
  key,
  user,
  since: '2026-11-19T09:00:00Z',
  state: 'waiting',
  draft: exampleDraft({ remark: 'Viel Bohrmehl.' }),
  arrived: [],
})

/** One of each state. */
export const exampleUnsent = (): UnsentReport[] => [
  { key: 'draft', draft: exampleDraft(), state: 'draft' },
  { key: 'waiting', draft: exampleDraft({ species: '1' }), state: 'waiting' },
  {
    key: 'refused',
    draft: exampleDraft({ species: '2' }),
    state: 'failed',
    problem: 'Der Tag des Fundes liegt in der Zukunft.',
    refused: true,
  },
  {
    key: 'partly',
    draft: exampleDraft({ species: '3' }),
    state: 'failed',
    problem: 'Keine Verbindung zum Dienst.',
    record: 641,
  },
]

/** A remark, a question and its answer, and a question that is open. */
export const exampleTalk = (): ConversationEntry[] =>
  [
    ['An einer Fichte am Südrand, viel Bohrmehl.', true],
    [question, false],
    ['Ja, das Bild habe ich angehängt.', true],
    ['Vielen Dank. Wie viele Bäume sind nach Ihrer Schätzung befallen?', false],
  ].map(([text, isOwn], index) => ({
    id: index + 1,
    wer: null,
    von_melder: isOwn === true,
    zeit: `2026-11-${15 + index}T08:30:00+00:00`,
    text: String(text),
  }))

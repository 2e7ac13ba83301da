import { refusal } from '@waldkerf/domain/refusals/refusals'

/** As the data service words a refusal. */
interface Refused {
  code?: unknown
  message?: unknown
}

/** PostgreSQL's refusals, by SQLSTATE or its class. Its own texts name tables, columns and values, in English. */
const words: Readonly<Record<string, string>> = {
  '22': 'Ein Wert hat nicht die erwartete Form.',
  '22001': 'Ein Text ist zu lang.',
  '22003': 'Eine Zahl ist zu groß oder zu klein.',
  '22008': 'Ein Datum ist ungültig.',
  '23': 'Die Angaben passen nicht zum Gespeicherten.',
  '23502': 'Eine Angabe fehlt.',
  '23503': 'Ein Eintrag, auf den verwiesen wird, fehlt oder wird noch gebraucht.',
  '23505': 'Diesen Eintrag gibt es schon.',
  '23514': 'Ein Wert liegt außerhalb des Erlaubten.',
  '25006': refusal('read_only').message,
  '42': 'Die Anfrage passt nicht zum Datendienst.',
  '42501': 'Dazu fehlt das Recht.',
  '42703': 'Diese Spalte gibt es nicht.',
  '42P01': 'Diesen Aufruf gibt es nicht.',
  '53': 'Der Datendienst ist ausgelastet.',
  '53100': 'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
  '54': 'Die Anfrage ist zu groß oder zu verschachtelt.',
  '57014': 'Die Anfrage dauert zu lange.',
}

const otherWords = 'Der Datendienst hat die Anfrage nicht ausgeführt.'

/** A five-character code of PostgreSQL's; `PT` and `WK` are our own, `PGRST` is longer. */
const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(PT|WK)/.test(code)

/** PostgREST's own when it does not reach the database; their details name its address, or the file of its socket. */
const isConnectionFault = (code: unknown): code is string => typeof code === 'string' && /^PGRST0\d\d$/.test(code)

/** A refusal with our words in place of PostgreSQL's. The code stays: it is what programs go by. */
export function inOwnWords(body: string): string {
  const refused = parsed(body)
  const code = refused?.code
  if (isConnectionFault(code)) return worded(code, 'Der Datendienst erreicht die Datenbank nicht.')
  if (!isSqlState(code)) return body
  return worded(code, words[code] ?? words[code.slice(0, 2)] ?? otherWords)
}

const worded = (code: string, message: string) => JSON.stringify({ code, details: null, hint: null, message })

function parsed(body: string): Refused | undefined {
  try {
    return (JSON.parse(body) ?? undefined) as Refused | undefined
  } catch {
    return undefined
  }
}

import { expect, test } from 'vitest'
import { inOwnWords } from './passBack.ts'

const refusal = (code: string, message: string, details: string | null = null) =>
  JSON.stringify({ code, details, hint: null, message })

test.each([
  ['22P02', 'invalid input syntax for type bigint: "x"', 'Ein Wert hat nicht die erwartete Form.'],
  ['22003', 'value "99999999999" is out of range for type integer', 'Eine Zahl ist zu groß oder zu klein.'],
  ['23514', 'new row for relation "karte" violates check constraint', 'Ein Wert liegt außerhalb des Erlaubten.'],
  ['54000', 'index row size 2712 exceeds btree maximum 2704', 'Die Anfrage ist zu groß oder zu verschachtelt.'],
  [
    '53100',
    'could not extend file "base/16384/16768_fsm": No space left on device',
    'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
  ],
  [
    'PGRST000',
    'connection to server on socket "/run/postgresql/.s.PGSQL.5432" failed',
    'Der Datendienst erreicht die Datenbank nicht.',
  ],
  ['XX000', 'cache lookup failed for type 16501', 'Der Datendienst hat die Anfrage nicht ausgeführt.'],
])('%s %s keeps its code and loses its text', (code, message, own) => {
  expect(JSON.parse(inOwnWords(refusal(code, message, 'Failing row contains (1, secret).')))).toEqual({
    code,
    details: null,
    hint: null,
    message: own,
  })
})

test.each([
  refusal('PT400', 'Die Nummer ist ungültig.', 'bad_id'),
  refusal('WK400', 'Diese Adresse ist keine.'),
  refusal('PGRST102', 'Empty or invalid json'),
  '{"error":"invalid_grant"}',
  'null',
  '[1',
  '',
])('%s goes on as it is', (body) => expect(inOwnWords(body)).toBe(body))

import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { expect, test } from 'vitest'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'
import { logGroups, logSentence, type LogWords } from './logWords.ts'

const words: LogWords = {
  log: sideTexts.de.logList,
  side: sideTexts.de,
  locale: 'de-DE',
  day: (value) => value.split('-').toReversed().join('.'),
  clientName: (id) => (id === '3' ? 'Forstamt Harz' : id),
}

const entry = (change: Partial<DocumentLogEntry>): DocumentLogEntry => ({
  zeit: '2026-11-21T09:00:10Z',
  wer: 'anna@waldkerf.test',
  teil: 'rechnung',
  teil_id: 1,
  titel: '',
  vorgang: 'geaendert',
  aenderungen: {},
  ...change,
})
const sentence = (change: Partial<DocumentLogEntry>) => logSentence(entry(change), words).replaceAll('\u00A0', ' ')

test('changes are said in the words of the screen, not in those of the columns', () => {
  expect(sentence({ aenderungen: { ust_satz: ['19.00', '7.00'], rn_datum: ['2026-11-20', '2026-11-21'] } })).toBe(
    'Umsatzsteuer: 19 % → 7 %, Rechnungsdatum: 20.11.2026 → 21.11.2026',
  )
  expect(sentence({ aenderungen: { client_id: [null, '3'] } })).toBe('Kunde: leer → Forstamt Harz')
  expect(sentence({ teil: 'angebot', aenderungen: { status: ['entwurf', 'versendet'] } })).toBe(
    'Status: Entwurf → Versendet',
  )
  expect(sentence({ aenderungen: { archiviert_am: [null, '2026-11-21T09:00:00Z'] } })).toBe('Endgültig festgeschrieben')
})

test('line items are named by their text, also those that are gone', () => {
  const position = { teil: 'position', titel: 'Aufmaß' } as const
  expect(sentence({ ...position, vorgang: 'angelegt' })).toBe('Position „Aufmaß“ hinzugefügt')
  expect(sentence({ ...position, vorgang: 'entfernt', titel: '' })).toBe('Position ohne Text gelöscht')
  expect(sentence({ ...position, aenderungen: { anzahl: ['1.000', '2.500'], ep: ['96.00', '98.5'] } })).toBe(
    'Position „Aufmaß“: Menge: 1 → 2,5, Einzelpreis: 96,00 € → 98,50 €',
  )
})

test('payments, reminders and mails say how much and to whom', () => {
  expect(sentence({ teil: 'zahlung', vorgang: 'angelegt', titel: '100.5' })).toBe('Zahlung über 100,50 € eingetragen')
  expect(sentence({ teil: 'mahnung', vorgang: 'angelegt', titel: '20.00' })).toBe(
    'Zahlungserinnerung über 20,00 € erstellt',
  )
  expect(sentence({ teil: 'versand', vorgang: 'angelegt', titel: 'amt@example.org' })).toBe(
    'Zum Versand gegeben an amt@example.org',
  )
  const ended = { aenderungen: { abgelehnt: [null, ''] as [null, string] } }
  expect(sentence({ teil: 'versand', vorgang: 'geaendert', titel: 'amt@example.org', ...ended })).toBe(
    'Versand aufgegeben: amt@example.org',
  )
})

test('what one person did within a minute stands together', () => {
  const groups = logGroups([
    entry({ zeit: '2026-11-21T09:00:50Z' }),
    entry({ zeit: '2026-11-21T09:00:10Z' }),
    entry({ zeit: '2026-11-21T09:00:05Z', wer: 'ben@waldkerf.test' }),
    entry({ zeit: '2026-11-21T08:59:59Z', wer: 'ben@waldkerf.test' }),
  ])
  expect(groups.map(({ who, entries }) => [who, entries.length])).toEqual([
    ['anna@waldkerf.test', 2],
    ['ben@waldkerf.test', 1],
    ['ben@waldkerf.test', 1],
  ])
})

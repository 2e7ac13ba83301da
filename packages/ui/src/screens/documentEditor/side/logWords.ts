import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { formatMoney, formatPrice, formatQuantity, formatRate } from '@waldkerf/domain/office/money/formatAmount'
import type { sideTexts } from '../DocumentEditorScreen.texts.ts'
import type { Command } from '@waldkerf/domain/office/editor/commands'
import type { Step } from '@waldkerf/domain/office/editor/history'

interface StepWords {
  steps: {
    insert: (count: number) => string
    remove: (count: number) => string
    move: (to: number) => string
    change: (field: string, from: string, to: string) => string
  }
  fieldNames: Readonly<Record<string, string>>
  blank: string
  yes: string
  no: string
}

/** Longer texts are cut: the list is for finding a step again. */
const longest = 40

function short(value: string | boolean | undefined, words: Pick<StepWords, 'blank' | 'yes' | 'no'>): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = (value ?? '').replaceAll('\n', ' ')
  if (text === '') return words.blank
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Values = Readonly<Record<string, string | boolean | undefined>>

/** A step of the history in words. */
export function describeStep({ command, inverse }: Step, words: StepWords): string {
  if (command.kind === 'insert') return words.steps.insert(command.items.length)
  if (command.kind === 'remove') return words.steps.remove(command.keys.length)
  if (command.kind === 'move') return words.steps.move(command.to + 1)
  return changed(command.changes, inverse, words)
}

function changed(changes: object, inverse: Command, words: StepWords): string {
  const before: Values = 'changes' in inverse ? { ...inverse.changes } : {}
  return Object.entries(changes as Values)
    .map(([field, value]) =>
      words.steps.change(words.fieldNames[field] ?? field, short(before[field], words), short(value, words)),
    )
    .join(', ')
}

/** The words of the log, and how values are shown on the screen. */
export interface LogWords {
  log: typeof sideTexts.de.logList
  side: typeof sideTexts.de
  locale: string
  day: (value: string) => string
  clientName: (id: string) => string
}

const days = new Set(['rn_datum', 'an_datum', 'le_date', 'le_bis'])

const decimals: Readonly<Record<string, (value: string, locale: string) => string>> = {
  anzahl: formatQuantity,
  ep: formatPrice,
  ust_satz: formatRate,
  skonto_prozent: formatRate,
}

/** A stored value as the screen shows it. */
function shownValue(column: string, value: string | null, { side, locale, day, clientName }: LogWords): string {
  if (value === null || value === '') return side.blank
  if (days.has(column)) return day(value)
  if (column === 'client_id') return clientName(value)
  if (column === 'erl_on') return value === 'true' ? side.yes : side.no
  if (column === 'status') return named(side.statuses, value)
  if (column === 'steuerfall') return named(side.taxCases, value)
  return decimals[column]?.(value, locale) ?? short(value, side)
}

const named = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value

function changeWords({ aenderungen }: DocumentLogEntry, words: LogWords): string {
  const { log, side } = words
  const names: Readonly<Record<string, string>> = { ...side.fieldNames, lfd_nr: log.place }
  return Object.entries(aenderungen)
    .map(([column, [from, to]]) => {
      if (column === 'archiviert_am') return log.document.archived
      if (column === 'angebot_id') return log.document.offer
      return log.change(named(names, column), shownValue(column, from, words), shownValue(column, to, words))
    })
    .join(', ')
}

function positionWords(entry: DocumentLogEntry, words: LogWords): string {
  const { position } = words.log
  const title = entry.titel === '' ? position.untitled : position.titled(short(entry.titel, words.side))
  if (entry.vorgang === 'geaendert') return position.geaendert(title, changeWords(entry, words))
  return entry.vorgang === 'entfernt' ? position.entfernt(title) : position.angelegt(title)
}

function mailWords({ titel, vorgang, aenderungen }: DocumentLogEntry, { log }: LogWords): string {
  if (vorgang === 'angelegt') return log.sent(titel)
  return aenderungen['abgelehnt'] ? log.ended(titel) : log.accepted(titel)
}

/** An entry as a sentence. */
export function logSentence(entry: DocumentLogEntry, words: LogWords): string {
  const { log, locale } = words
  const { teil, titel, vorgang } = entry
  if (teil === 'position') return positionWords(entry, words)
  if (teil === 'zahlung') return log.payment(formatMoney(titel, locale))
  if (teil === 'mahnung') return log.reminder(formatMoney(titel, locale))
  if (teil === 'versand') return mailWords(entry, words)
  return vorgang === 'geaendert' ? changeWords(entry, words) : log.document[vorgang]
}

export interface LogGroup {
  /** Of the latest entry of the group. */
  at: string
  who: string
  entries: readonly DocumentLogEntry[]
}

/** Entries of one person within the same minute stand together; the latest first, as the log gives them. */
export function logGroups(entries: readonly DocumentLogEntry[]): LogGroup[] {
  const groups: { at: string; who: string; entries: DocumentLogEntry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const isSame = last?.who === entry.wer && minute(last.at) === minute(entry.zeit)
    if (last && isSame) last.entries.push(entry)
    else groups.push({ at: entry.zeit, who: entry.wer, entries: [entry] })
  }
  return groups
}

const minute = (instant: string) => Math.floor(Date.parse(instant) / 60_000)

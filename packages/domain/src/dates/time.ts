/** An instant in any accepted form: milliseconds, ten digits as seconds, digits as text, ISO 8601, a day, or a Date. */
export type TimeInput = Date | number | string

/** Language of the words; English is the specification's. */
export type TimeWords = 'de' | 'en'

/** Year-month-day hour:minute:second (spec section 9). */
export const defaultPattern = '{y}-{m}-{d} {h}:{i}:{s}'

const minute = 60
const hour = 3_600
const day = 86_400

const weekdays = {
  de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

const relative = {
  de: {
    now: 'gerade eben',
    minutes: (count: number) => (count === 1 ? 'vor 1 Minute' : `vor ${count} Minuten`),
    hours: (count: number) => (count === 1 ? 'vor 1 Stunde' : `vor ${count} Stunden`),
    day: 'vor 1 Tag',
  },
  en: {
    now: 'just now',
    minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    day: '1 day ago',
  },
} as const

/** Ten digits count seconds, any other number milliseconds. */
const fromNumber = (value: number) => new Date(/^\d{10}$/.test(String(value)) ? value * 1_000 : value)

function fromText(text: string): Date {
  if (/^-?\d+$/.test(text)) return fromNumber(Number(text))
  // A day alone means the reader's midnight; `Date` would take it as UTC.
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00`)
  return new Date(text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T').replaceAll('/', '-'))
}

/** @returns null for what names no instant */
export function toInstant(time: TimeInput | null | undefined): Date | null {
  if (time === null || time === undefined) return null
  const found = time instanceof Date ? time : typeof time === 'number' ? fromNumber(time) : fromText(time.trim())
  return Number.isNaN(found.getTime()) ? null : found
}

/**
 * An instant by a pattern of `{y}` `{m}` `{d}` `{h}` `{i}` `{s}` and `{a}`, the weekday; in the reader's time zone, two
 * digits each. A letter that stands several times in its braces counts once.
 * @returns null for what names no instant
 */
export function parseTime(
  time: TimeInput | null | undefined,
  pattern: string = defaultPattern,
  words: TimeWords = 'en',
): string | null {
  const at = toInstant(time)
  if (!at) return null
  const parts: Readonly<Record<string, string | number>> = {
    y: at.getFullYear(),
    m: at.getMonth() + 1,
    d: at.getDate(),
    h: at.getHours(),
    i: at.getMinutes(),
    s: at.getSeconds(),
    a: weekdays[words][at.getDay()] ?? '',
  }
  return pattern.replace(/\{[ymdhisa]*([ymdhisa])\}/g, (_token, letter: string) =>
    String(parts[letter]).padStart(2, '0'),
  )
}

interface TimeStyle {
  words?: TimeWords
  /** Milliseconds since 1970; the clock's unless given. */
  now?: number
}

/**
 * An instant as relative time (spec section 9): 'just now' under 30 seconds, minutes under an hour, hours under a day,
 * '1 day ago' under two days, then a date; minutes and hours are rounded up. A future instant is 'just now' for 30
 * seconds, as clocks differ, then its date. With a pattern it is always the date.
 * @returns null for what names no instant
 */
export function formatTime(
  time: TimeInput | null | undefined,
  pattern?: string,
  { words = 'en', now = Date.now() }: TimeStyle = {},
): string | null {
  const at = toInstant(time)
  if (!at) return null
  const age = (now - at.getTime()) / 1_000
  const t = relative[words]
  if (pattern !== undefined || age < -30) return parseTime(at, pattern, words)
  if (age < 30) return t.now
  if (age < hour) return t.minutes(Math.ceil(age / minute))
  if (age < day) return t.hours(Math.ceil(age / hour))
  if (age < 2 * day) return t.day
  return parseTime(at, pattern, words)
}

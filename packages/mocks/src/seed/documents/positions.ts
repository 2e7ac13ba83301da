import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { columnValues, emptyRow } from '@waldkerf/domain/entities/columns'
import {
  lineColumns,
  type Position,
  type PositionTemplate,
  templateColumns,
  unclearColumns,
} from '@waldkerf/domain/entities/documents/positions'
import { addDays } from '../days.ts'
import { createRandom, type Random } from '../random.ts'
import { positionTemplates } from './texts.ts'

/** A plausible quantity for the template's unit. */
function quantity({ einheit }: PositionTemplate, random: Random): string {
  if (einheit === 'pauschal') return '1'
  if (einheit === 'h') return random.pick(['0.5', '0.75', '1.5', '2', '4', '6.25', '8', '12', '16.5', '40'])
  if (einheit === 'm') return String(random.integer(40, 4_800))
  if (einheit === 'ha') return `${random.integer(1, 90)}.${random.integer(10, 99)}`
  return String(random.integer(1, 60))
}

type Parent = { rechnung_id: number; angebot_id: null } | { rechnung_id: null; angebot_id: number }

function documentPositions(parent: Parent, random: Random): Omit<Position, 'id'>[] {
  const isGrouped = random.chance(0.35)
  return Array.from({ length: random.integer(1, 14) }, (_, index) => {
    const template = random.pick(positionTemplates)
    return {
      ...parent,
      ...emptyRow({ ...lineColumns, ...unclearColumns }),
      ...columnValues(templateColumns, template),
      lfd_nr: index + 1,
      anzahl: quantity(template, random),
      erl_on: random.chance(0.9),
      erl_titel: isGrouped ? template.erl_titel : '',
      version: 1,
    }
  })
}

/** The line items of all invoices, then of all offers. */
export function seedPositions(invoices: readonly { id: number }[], offers: readonly { id: number }[]): Position[] {
  const random = createRandom(1_949)
  const parents: Parent[] = [
    ...invoices.map(({ id }) => ({ rechnung_id: id, angebot_id: null })),
    ...offers.map(({ id }) => ({ rechnung_id: null, angebot_id: id })),
  ]
  return parents.flatMap((parent) => documentPositions(parent, random)).map((row, index) => ({ id: index + 1, ...row }))
}

/** By kind; every second entry has none. */
const forecastNotes: Readonly<Record<string, readonly string[]>> = {
  einnahme: ['Rahmenvertrag, zweiter Abruf', '', 'Nach mündlicher Zusage, schriftlich steht aus', ''],
  ausgabe: ['Kfz-Versicherung und Wartung des Vermessungsfahrzeugs', '', 'Jahreslizenz der Geodaten', ''],
}

/** Expected income and expenses from half a year ago to a year and a half ahead. */
export function seedForecast(count: number, today: string): ForecastEntry[] {
  const random = createRandom(1_953)
  return Array.from({ length: count }, (_, index) => {
    const datum = addDays(today, random.integer(-180, 540))
    const betrag = `${random.integer(4, 380) * 50}.${random.pick(['00', '00', '50'])}`
    const art = random.weighted([
      ['einnahme', 6],
      ['ausgabe', 3],
      ['', 1],
    ])
    return {
      id: index + 1,
      datum,
      betrag,
      art,
      version: 1,
      notiz: forecastNotes[art]?.[index % 4] ?? '',
      // Every third income belongs to a client.
      client_id: index % 3 === 0 && art !== 'ausgabe' ? 1 + (index % 12) : null,
    }
  })
}

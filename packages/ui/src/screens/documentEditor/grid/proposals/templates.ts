import { compared } from '@waldkerf/domain/texts/compared'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { matchOptions } from '@waldkerf/ui/parts/Combobox/matchOptions'

/** As many as fit below a cell. */
const most = 8

/** A template's values for a line; the quantity stays the line's own. */
export const templateValues = ({
  bez,
  einheit,
  ep,
  erl,
  erl_titel,
}: PositionTemplate): Omit<PositionValues, 'anzahl' | 'erl_on' | 'unklar_anzahl'> => ({
  bez,
  einheit,
  ep: ep.includes('.') ? ep.replace(/\.?0+$/, '') : ep,
  erl,
  erl_titel,
  unklar_ep: '',
})

/** The templates in whose text all words occur, those that begin with them first. */
export function matchingTemplates(templates: readonly PositionTemplate[], search: string): PositionTemplate[] {
  const byId = new Map(templates.map((template) => [String(template.id), template]))
  const options = templates.map(({ id, bez }) => ({ value: String(id), label: bez }))
  const found = matchOptions(options, search).flatMap(({ value }) => byId.get(value) ?? [])
  const begins = ({ bez }: PositionTemplate) => compared(bez).startsWith(compared(search.trim()))
  return [...found.filter(begins), ...found.filter((template) => !begins(template))].slice(0, most)
}

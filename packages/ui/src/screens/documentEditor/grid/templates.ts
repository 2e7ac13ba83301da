import { compared } from '@waldkerf/domain/texts/compared'
import { columnValues } from '@waldkerf/domain/entities/columns'
import { type PositionTemplate, templateColumns } from '@waldkerf/domain/entities/documents/positions'
import { formatPrice } from '@waldkerf/domain/office/money/formatAmount'
import { plain } from '@waldkerf/domain/office/workplace/header'
import { matchOptions } from '@waldkerf/ui/parts/Combobox/matchOptions'

/** As many as fit below a cell. */
const most = 8

/** A template's values for a line; the quantity stays the line's own. */
export const templateValues = (template: PositionTemplate) => ({
  ...columnValues(templateColumns, template),
  ep: plain(template.ep),
  unklar_ep: '',
})

/** A template in a list, with the unit and the price that it fills in. */
export const templateOption = ({ id, bez, einheit, ep }: PositionTemplate) => ({
  value: String(id),
  label: bez,
  detail: [formatPrice(ep), einheit].filter(Boolean).join(' / '),
})

/** The templates in whose text all words occur, those that begin with them first. */
export function matchingTemplates(templates: readonly PositionTemplate[], search: string): PositionTemplate[] {
  const byId = new Map(templates.map((template) => [String(template.id), template]))
  const options = templates.map(({ id, bez }) => ({ value: String(id), label: bez }))
  const found = matchOptions(options, search).flatMap(({ value }) => byId.get(value) ?? [])
  const begins = ({ bez }: PositionTemplate) => compared(bez).startsWith(compared(search.trim()))
  return [...found.filter(begins), ...found.filter((template) => !begins(template))].slice(0, most)
}

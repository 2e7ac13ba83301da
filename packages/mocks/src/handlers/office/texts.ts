import { isBlank } from '@waldkerf/domain/texts/blank'
import type { calls } from '@waldkerf/domain/calls/contract'
import { acronymColumns, blockColumns } from '@waldkerf/domain/entities/documents/documents'
import { templateColumns } from '@waldkerf/domain/entities/documents/positions'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, findRow, removeRow } from '../gateway/rows.ts'
import { addRow } from '../state.ts'
import { toStored } from '../values/arguments.ts'
import { toOfficePictureName } from './pictures.ts'

/** Text blocks, line item templates and acronyms, as the office keeps them. */
export const officeTextHandlers: AreaHandlers<typeof calls.officeTexts> = {
  addTextBlock: ({ state, payload }) => addRow(state, 'textBlocks', { ...toStored(blockColumns, payload), version: 1 }),
  updateTextBlock({ state, request, payload }) {
    const row = findRow(state.textBlocks, payload.id, 'not_found.text')
    return changeRow(row, toStored(blockColumns, payload), request)
  },
  deleteTextBlock: ({ state, payload }) => removeRow(state.textBlocks, payload.id),
  addPositionTemplate: ({ state, payload }) =>
    addRow(state, 'positionTemplates', { ...toStored(templateColumns, payload), version: 1 }),
  updatePositionTemplate({ state, request, payload }) {
    const row = findRow(state.positionTemplates, payload.id, 'not_found.template')
    return changeRow(row, toStored(templateColumns, payload), request)
  },
  deletePositionTemplate: ({ state, payload }) => removeRow(state.positionTemplates, payload.id),
  addAcronym({ state, payload: { kuerzel, name } }) {
    if (!/^\S{1,10}$/u.test(kuerzel) || isBlank(kuerzel)) throw refuse('bad_acronym')
    const row = { kuerzel, ...toStored(acronymColumns, { name }), unterschrift: '', version: 1 }
    if (state.acronyms.some((other) => other.kuerzel === kuerzel)) throw refuse('acronym_taken')
    state.acronyms.push(row)
    return row
  },
  updateAcronym({ state, request, payload: { kuerzel, name, unterschrift } }) {
    const row = state.acronyms.find((other) => other.kuerzel === kuerzel)
    if (!row) throw refuse('not_found.acronym')
    const columns = { ...toStored(acronymColumns, { name }), unterschrift: toOfficePictureName(state, unterschrift) }
    return changeRow(row, columns, request)
  },
  deleteAcronym({ state, payload: { kuerzel } }) {
    const before = state.acronyms.length
    state.acronyms = state.acronyms.filter((row) => row.kuerzel !== kuerzel)
    return state.acronyms.length < before
  },
}

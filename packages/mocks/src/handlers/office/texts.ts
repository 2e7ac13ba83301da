import { isBlank } from '@waldkerf/domain/texts/blank'
import type { calls } from '@waldkerf/domain/calls/contract'
import { templateColumns } from '@waldkerf/domain/entities/documents/positions'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import { nextId } from '../state.ts'
import { clearBlank, toName, toStored, toText } from '../values/arguments.ts'
import { toOfficePictureName } from './pictures.ts'

const toBlock = ({ titel, text }: { titel: string; text: string }) => ({
  titel: toName(titel),
  text: toText(text, 10_000),
})

/** Text blocks, line item templates and acronyms, as the office keeps them. */
export const officeTextHandlers: AreaHandlers<typeof calls.officeTexts> = {
  addTextBlock: {
    answer({ state, payload }) {
      const row = { ...toBlock(payload), id: nextId(state, 'textBlocks'), version: 1 }
      state.textBlocks.push(row)
      return row
    },
  },
  updateTextBlock: {
    answer({ state, request, payload }) {
      const wanted = toId(payload.id)
      const row = state.textBlocks.find(({ id }) => id === wanted)
      if (!row) throw refuse('not_found.text')
      return changeRow(row, toBlock(payload), request)
    },
  },
  deleteTextBlock: {
    answer({ state, payload }) {
      const wanted = toId(payload.id)
      const before = state.textBlocks.length
      state.textBlocks = state.textBlocks.filter(({ id }) => id !== wanted)
      return state.textBlocks.length < before
    },
  },
  addPositionTemplate: {
    answer({ state, payload }) {
      const row = { ...toStored(templateColumns, payload), id: nextId(state, 'positionTemplates'), version: 1 }
      state.positionTemplates.push(row)
      return row
    },
  },
  updatePositionTemplate: {
    answer({ state, request, payload }) {
      const wanted = toId(payload.id)
      const row = state.positionTemplates.find(({ id }) => id === wanted)
      if (!row) throw refuse('not_found.template')
      return changeRow(row, toStored(templateColumns, payload), request)
    },
  },
  deletePositionTemplate: {
    answer({ state, payload }) {
      const wanted = toId(payload.id)
      const before = state.positionTemplates.length
      state.positionTemplates = state.positionTemplates.filter(({ id }) => id !== wanted)
      return state.positionTemplates.length < before
    },
  },
  addAcronym: {
    answer({ state, payload: { kuerzel, name } }) {
      if (!/^\S{1,10}$/u.test(kuerzel) || isBlank(kuerzel)) throw refuse('bad_acronym')
      const row = { kuerzel, name: clearBlank(toText(name, 200)), unterschrift: '', version: 1 }
      if (state.acronyms.some((other) => other.kuerzel === kuerzel)) throw refuse('acronym_taken')
      state.acronyms.push(row)
      return row
    },
  },
  updateAcronym: {
    answer({ state, request, payload: { kuerzel, name, unterschrift } }) {
      const row = state.acronyms.find((other) => other.kuerzel === kuerzel)
      if (!row) throw refuse('not_found.acronym')
      const columns = { name: clearBlank(toText(name, 200)), unterschrift: toOfficePictureName(state, unterschrift) }
      return changeRow(row, columns, request)
    },
  },
  deleteAcronym: {
    answer({ state, payload: { kuerzel } }) {
      const before = state.acronyms.length
      state.acronyms = state.acronyms.filter((row) => row.kuerzel !== kuerzel)
      return state.acronyms.length < before
    },
  },
}

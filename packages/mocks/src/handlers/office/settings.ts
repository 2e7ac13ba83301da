import type { calls } from '@waldkerf/domain/calls/contract'
import { type NumberSeries, officeColumns, defaultColumns } from '@waldkerf/domain/entities/office/settings'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, jsonResponse } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { toDiscount, toStored } from '../values/arguments.ts'
import { pictureName, storePicture, toOfficePictureName } from './pictures.ts'

/** The last number of each series, as the database counts them: newest year first. */
function numberSeries({ offers, invoices }: MockState): NumberSeries[] {
  const last = new Map<string, NumberSeries>()
  for (const { nummer } of [...offers, ...invoices]) {
    const [art, year, number] = nummer.split('-')
    const key = `${art}-${year}`
    const letzte = Math.max(last.get(key)?.letzte ?? 0, Number(number))
    last.set(key, { art: art === 'AN' ? 'AN' : 'RE', jahr: Number(year), letzte })
  }
  return [...last.values()].toSorted((a, b) => b.jahr - a.jahr || (a.art < b.art ? -1 : 1))
}

const { logo: _logo, ...words } = officeColumns

/** The office itself. */
export const officeSettingsHandlers = {
  getOfficeSettings: ({ state }) => state.officeSettings,
  getLetterhead({ state: { officeSettings, officePictures } }) {
    const { firma, strasse, plz, ort, telefon, email, logo } = officeSettings
    const picture = officePictures.find(({ name }) => name === logo)
    return { firma, strasse, plz, ort, telefon, email, logo: picture?.bild ?? '' }
  },
  setOfficeSettings({ state, request, payload }) {
    const columns = { ...toStored(words, payload), logo: toOfficePictureName(state, payload.logo) }
    return changeRow(state.officeSettings, columns, request)
  },
  getOfficePicture({ state, payload: { name } }) {
    const picture = state.officePictures.find((known) => known.name === name)
    if (!picture) throw refuse('not_found.picture')
    return picture
  },
  addOfficePicture: async ({ state, payload }) => jsonResponse(pictureName(await storePicture(state, payload.bild))),
  getNumberSeries: ({ state }) => numberSeries(state),
  getDocumentDefaults: ({ state }) => state.documentDefaults,
  setDocumentDefaults: ({ state, request, payload }) =>
    changeRow(
      state.documentDefaults,
      { ...toStored(defaultColumns, payload), ...toDiscount(state.documentDefaults, payload) },
      request,
    ),
} satisfies Partial<AreaHandlers<typeof calls.officeSettings>>

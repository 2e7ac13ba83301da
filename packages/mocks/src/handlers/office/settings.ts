import type { calls } from '@waldkerf/domain/calls/contract'
import type { NumberSeries } from '@waldkerf/domain/entities/office/settings'
import type { AreaHandlers } from '../gateway/handler.ts'
import { jsonResponse } from '../gateway/json.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow } from '../gateway/rows.ts'
import { toCount } from '../beetles/filter.ts'
import type { MockState } from '../state.ts'
import { toOwnAddress, toText } from '../values/arguments.ts'
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

/** The office itself. */
export const officeSettingsHandlers: AreaHandlers<typeof calls.officeSettings> = {
  getOfficeSettings: { answer: ({ state }) => state.officeSettings },
  setOfficeSettings: {
    answer({ state, request, payload }) {
      const columns = {
        firma: toText(payload.firma, 200),
        inhaber: toText(payload.inhaber, 200),
        ansprechpartner: toText(payload.ansprechpartner, 200),
        strasse: toText(payload.strasse, 200),
        plz: toText(payload.plz, 10),
        ort: toText(payload.ort, 100),
        steuernummer: toText(payload.steuernummer, 50),
        ust_id: toText(payload.ust_id, 20),
        handelsregister: toText(payload.handelsregister, 100),
        telefon: toText(payload.telefon, 50),
        email: toOwnAddress(payload.email),
        kontoinhaber: toText(payload.kontoinhaber, 70),
        iban: toText(payload.iban, 34),
        bic: toText(payload.bic, 11),
        bank: toText(payload.bank, 100),
        zahlungsziel_tage: toCount(payload.zahlungsziel_tage, 365),
        logo: toOfficePictureName(state, payload.logo),
      }
      return changeRow(state.officeSettings, columns, request)
    },
  },
  getOfficePicture: {
    answer({ state, payload: { name } }) {
      const picture = state.officePictures.find((known) => known.name === name)
      if (!picture) throw refuse('not_found.picture')
      return picture
    },
  },
  addOfficePicture: {
    answer: async ({ state, payload }) => jsonResponse(pictureName(await storePicture(state, payload.bild))),
  },
  getNumberSeries: { answer: ({ state }) => numberSeries(state) },
}

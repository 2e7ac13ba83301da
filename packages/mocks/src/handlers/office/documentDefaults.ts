import type { calls } from '@waldkerf/domain/calls/contract'
import type { AreaHandlers } from '../gateway/handler.ts'
import { changeRow } from '../gateway/rows.ts'
import { toText } from '../values/arguments.ts'

const longest = 9_000

/** The usual texts of new documents. */
export const documentDefaultsHandlers: AreaHandlers<typeof calls.documentDefaults> = {
  getDocumentDefaults: { answer: ({ state }) => state.documentDefaults },
  setDocumentDefaults: {
    answer({ state, request, payload }) {
      const columns = {
        angebot_anschreiben: toText(payload.angebot_anschreiben, longest),
        angebot_zuerl: toText(payload.angebot_zuerl, longest),
        rechnung_anschreiben: toText(payload.rechnung_anschreiben, longest),
        rechnung_zuerl: toText(payload.rechnung_zuerl, longest),
      }
      return changeRow(state.documentDefaults, columns, request)
    },
  },
}

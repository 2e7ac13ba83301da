import * as v from 'valibot'
import { documentDefaults } from '../../entities/office/documentDefaults.ts'
import { defineProcedure } from '../call.ts'
import { noPayload, nullToEmpty } from '../encodings.ts'

/** The usual texts of new documents, one row. */
export const getDocumentDefaults = defineProcedure({
  name: 'w_get_vorgaben',
  payload: noPayload,
  answer: documentDefaults,
  effect: 'read',
  usedBy: { hook: 'useDocumentDefaults', screen: 'settings' },
  source: 'added: new documents have their texts at once, and no call of the specification says which',
})

/**
 * All of them at once; what is left out becomes empty. `{Kunde}`, `{Ansprechpartner}`, `{Ort}` and `{Zahlungsziel}` are filled in
 * when a document is made. 400: longer than 9,000 characters.
 */
export const setDocumentDefaults = defineProcedure({
  name: 'w_set_vorgaben',
  payload: v.object({
    angebot_anschreiben: nullToEmpty,
    angebot_zuerl: nullToEmpty,
    rechnung_anschreiben: nullToEmpty,
    rechnung_zuerl: nullToEmpty,
  }),
  answer: documentDefaults,
  effect: 'change',
  usedBy: { hook: 'useDefaultsChange', screen: 'settings' },
  source: 'added: no call of the specification changes with which texts new documents begin',
})

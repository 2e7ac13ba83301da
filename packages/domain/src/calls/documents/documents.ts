import * as v from 'valibot'
import { acronym, textBlock } from '../../entities/documents/documents.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** Text blocks that offers and invoices begin and end with. */
export const getTextBlocks = defineProcedure({
  name: 'a_get_all_freitexte',
  payload: noPayload,
  answer: v.array(textBlock),
  effect: 'read',
  usedBy: { hook: 'useTextBlocks', screen: 'invoices' },
})

/** Staff acronyms for `bearbeiter` and `sign`. */
export const getAcronyms = defineProcedure({
  name: 'a_get_acronyms',
  payload: noPayload,
  answer: v.array(acronym),
  effect: 'read',
  usedBy: { hook: 'useAcronyms', screen: 'invoices' },
})

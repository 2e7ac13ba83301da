import * as v from 'valibot'
import { datevSettings } from '../../entities/office/datevSettings.ts'
import { defineProcedure } from '../call.ts'
import { noPayload, nullToEmpty } from '../encodings.ts'

/** The numbers and accounts for the tax adviser, one row. */
export const getDatevSettings = defineProcedure({
  name: 'w_get_datev',
  payload: noPayload,
  answer: datevSettings,
  effect: 'read',
  usedBy: { hook: 'useDatevSettings', screen: 'settings' },
  source: 'added: invoices are handed to a tax adviser, and no call of the specification says by which numbers',
})

/** All settings at once; one that is left out takes its default. 400: an invalid number, account, chart or month. */
export const setDatevSettings = defineProcedure({
  name: 'w_set_datev',
  payload: v.object({
    berater: nullToEmpty,
    mandant: nullToEmpty,
    kontenrahmen: nullToEmpty,
    kontolaenge: nullToEmpty,
    jahresbeginn: nullToEmpty,
    erloes_19: nullToEmpty,
    erloes_7: nullToEmpty,
    erloes_frei: nullToEmpty,
    erloes_13b: nullToEmpty,
    erloes_13b_eu: nullToEmpty,
    erloes_nicht_steuerbar: nullToEmpty,
  }),
  answer: datevSettings,
  effect: 'change',
  usedBy: { hook: 'useDatevChange', screen: 'settings' },
  source: 'added: no call of the specification changes by which numbers a tax adviser gets invoices',
})

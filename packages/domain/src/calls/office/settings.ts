import * as v from 'valibot'
import { numberSeries, officePicture, officePictureName, officeSettings } from '../../entities/office/settings.ts'
import { defineProcedure } from '../call.ts'
import { idText, noPayload, nullToEmpty } from '../encodings.ts'

/** The office settings, one row. */
export const getOfficeSettings = defineProcedure({
  name: 'w_get_buero',
  payload: noPayload,
  answer: officeSettings,
  effect: 'read',
  usedBy: { hook: 'useOfficeSettings', screen: 'settings' },
  source: 'added: the specification has documents, but no call for who writes them',
})

/** All of them at once; what is left out becomes empty. 400: too long, more than 365 days, or a picture that is not there. */
export const setOfficeSettings = defineProcedure({
  name: 'w_set_buero',
  payload: v.object({
    firma: nullToEmpty,
    inhaber: nullToEmpty,
    ansprechpartner: nullToEmpty,
    strasse: nullToEmpty,
    plz: nullToEmpty,
    ort: nullToEmpty,
    steuernummer: nullToEmpty,
    ust_id: nullToEmpty,
    handelsregister: nullToEmpty,
    telefon: nullToEmpty,
    email: nullToEmpty,
    kontoinhaber: nullToEmpty,
    iban: nullToEmpty,
    bic: nullToEmpty,
    bank: nullToEmpty,
    zahlungsziel_tage: idText,
    logo: nullToEmpty,
  }),
  answer: officeSettings,
  effect: 'change',
  usedBy: { hook: 'useOfficeChanges', screen: 'settings' },
  source: 'added: the specification has no call that changes who writes the documents',
})

/** A logo or signature with its bytes. 404: no picture has this name. */
export const getOfficePicture = defineProcedure({
  name: 'w_get_buero_bild',
  payload: v.object({ name: v.string() }),
  answer: officePicture,
  effect: 'read',
  usedBy: { hook: 'useOfficePictures', screen: 'settings' },
  source: 'added: documents carry a logo and signatures, which the specification has no call for',
})

/**
 * Stores a logo or signature; it shows once settings or an acronym name it. PNG or JPEG as base64. The same bytes are the
 * same name. 400: no such picture; 413: more than 500 kB or 40 million pixels.
 */
export const addOfficePicture = defineProcedure({
  name: 'w_add_buero_bild',
  payload: v.object({ bild: v.string() }),
  answer: officePictureName,
  effect: 'idempotent',
  usedBy: { hook: 'useOfficeChanges', screen: 'settings' },
  source: 'added: documents carry a logo and signatures, which the specification has no call for',
})

/** The series of numbers, newest year first. They are given by the database alone. */
export const getNumberSeries = defineProcedure({
  name: 'w_get_nummernkreise',
  payload: noPayload,
  answer: v.array(numberSeries),
  effect: 'read',
  usedBy: { hook: 'useNumberSeries', screen: 'settings' },
  source: 'added: the settings show how far the numbers are, which no call of the specification tells',
})

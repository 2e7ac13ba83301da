import * as v from 'valibot'
import {
  numberSeries,
  officeColumns,
  officePicture,
  officePictureName,
  officeSettings,
  defaultColumns,
  documentDefaults,
  letterhead,
  datevColumns,
  datevSettings,
  prepaymentColumns,
} from '@waldkerf/domain/entities/office/settings'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { eachOne } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { noPayload, sentColumns, nullToEmpty } from '../encodings.ts'
import { keptColumns } from '../keptColumns.ts'

/** The numbers and accounts for the tax adviser, one row. */
export const getDatevSettings = rpc.read('w_get_datev', noPayload, datevSettings)

/**
 * All settings at once; one that is left out takes its default, an account of instalments stays. 400: an invalid number,
 * account, chart or month.
 */
export const setDatevSettings = rpc.change(
  'w_set_datev',
  v.object({
    ...eachOne(datevColumns, () => nullToEmpty),
    ...eachOne(prepaymentColumns, () => v.optional(v.string())),
  }),
  datevSettings,
)

/** The usual texts of new documents, one row. */
export const getDocumentDefaults = rpc.read('w_get_vorgaben', noPayload, documentDefaults)

/**
 * All of them at once; a text that is left out becomes empty, the Skonto stays. `{Kunde}`, `{Ansprechpartner}`, `{Ort}` and `{Zahlungsziel}` are filled in
 * when a document is made. 400: too long.
 */
export const setDocumentDefaults = rpc.change(
  'w_set_vorgaben',
  v.object({ ...sentColumns(defaultColumns), ...keptColumns(discountColumns) }),
  documentDefaults,
)

/** The office settings, one row. */
export const getOfficeSettings = rpc.read('w_get_buero', noPayload, officeSettings)

/** All of them at once; what is left out becomes empty. 400: too long, more than 365 days, or a picture that is not there. */
export const setOfficeSettings = rpc.change('w_set_buero', v.object(sentColumns(officeColumns)), officeSettings)

/** A logo or signature with its bytes. 404: no picture has this name. */
export const getOfficePicture = rpc.read('w_get_buero_bild', v.object({ name: v.string() }), officePicture)

/**
 * Stores a logo or signature; it shows once settings or an acronym name it. PNG or JPEG as base64. The same bytes are the
 * same name. 400: no such picture; 413: more than 500 kB or 40 million pixels.
 */
export const addOfficePicture = rpc.idempotent('w_add_buero_bild', v.object({ bild: v.string() }), officePictureName)

/** Name, address and logo of the office for the report of a year: without money, taxes and bank. */
export const getLetterhead = rpc.read('w_get_briefkopf', noPayload, letterhead)

/** The series of document numbers, newest year first. Only the database assigns numbers. */
export const getNumberSeries = rpc.read('w_get_nummernkreise', noPayload, v.array(numberSeries))

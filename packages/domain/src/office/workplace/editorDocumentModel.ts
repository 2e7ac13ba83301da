import type { Client } from '@waldkerf/domain/entities/clients'
import type { Deduction, InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { type EditedDocument, type Header, isBlank } from '../editor/document.ts'
import { invoiceDocumentModel, offerDocumentModel } from '../documentModel/invoiceAndOffer.ts'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import type { OfficeData } from '../documentModel/parties.ts'
import type { DocumentKind } from './header.ts'

/** The buyer's data that e-invoices require. */
export interface BuyerDetails {
  email: string
  ust_id: string
  /** Leitweg-ID, or the reference the buyer asked for. */
  leitweg_id: string
  /** ISO 3166-1 in two letters; '' until it is known. */
  land: string
}

/** Picks the buyer's data from a row. */
export const buyerDetails = ({ email, ust_id, leitweg_id, land }: BuyerDetails): BuyerDetails => ({
  email,
  ust_id,
  leitweg_id,
  land,
})

export const noBuyerDetails: BuyerDetails = { email: '', ust_id: '', leitweg_id: '', land: '' }

export interface EditorDocumentSource {
  kind: DocumentKind
  number: string
  document: EditedDocument
  client: Client | undefined
  settings: OfficeSettings | undefined
  details: BuyerDetails
  /** The invoice that this one cancels. */
  original: { nummer: string; datum: string } | null
  /** The invoice's part in its order, and its deductions as of now. */
  part?: InvoicePart | undefined
  deductions?: readonly Deduction[] | undefined
  /** The signer's full name, '' for nobody. */
  signature: string
  /** Name of the stored picture of the signature. */
  signaturePicture?: string
}

/** Used until the settings of the office are loaded, or while they are empty. */
export const noOffice: OfficeData = {
  firma: '',
  inhaber: '',
  ansprechpartner: '',
  strasse: '',
  plz: '',
  ort: '',
  steuernummer: '',
  ust_id: '',
  handelsregister: '',
  telefon: '',
  email: '',
  kontoinhaber: '',
  iban: '',
  bic: '',
  bank: '',
  zahlungsziel_tage: 0,
  logo: '',
}

const of = (header: Header, field: string) => header[field] ?? ''

/** The printable document, from what the editor shows. */
export function editorDocumentModel({
  kind,
  number,
  document,
  client,
  settings,
  details,
  original,
  part,
  deductions,
  ...sign
}: EditorDocumentSource): DocumentModel {
  const { header } = document
  // An empty row is neither stored nor printed.
  const rows = document.rows.filter((row) => !isBlank(row))
  const texts = {
    nummer: number,
    anrede: of(header, 'anrede'),
    anschreiben: of(header, 'anschreiben'),
    zuerl: of(header, 'zuerl'),
    ust_satz: of(header, 'ust_satz') || '0',
    steuerfall: of(header, 'steuerfall'),
    skonto_tage: Number(of(header, 'skonto_tage')),
    skonto_prozent: of(header, 'skonto_prozent') || '0',
  }
  const source = { office: settings ?? noOffice, client: client ? { ...client, ...details } : null, rows }
  if (kind === 'offer') {
    const offer = { ...texts, an_datum: of(header, 'an_datum'), status: of(header, 'status') }
    return offerDocumentModel({ ...source, offer, ...sign })
  }
  const invoice = {
    ...texts,
    rn_datum: of(header, 'rn_datum'),
    le_date: of(header, 'le_date'),
    le_bis: of(header, 'le_bis'),
    befreiung: of(header, 'befreiung'),
    teil: part,
  }
  return invoiceDocumentModel({ ...source, invoice, original, ...(deductions && { deductions }) })
}

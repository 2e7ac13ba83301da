import type { DocumentModel } from '../documentModel/documentModel.ts'

/** Both are EN 16931 in the syntax of UN/CEFACT CII D16B; XRechnung adds the rules of the German public sector. */
export const profiles = {
  xrechnung: {
    guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    /** File name of the XML attached to a PDF. */
    attachment: 'xrechnung.xml',
  },
  zugferd: { guideline: 'urn:cen.eu:en16931:2017', process: '', attachment: 'factur-x.xml' },
} as const

export type EInvoiceProfile = keyof typeof profiles

/** A public buyer has a routing ID and accepts only XRechnung. */
export const buyersProfile = ({ buyer }: Pick<DocumentModel, 'buyer'>): EInvoiceProfile =>
  buyer.reference.trim() === '' ? 'zugferd' : 'xrechnung'

import { isBlank } from '@waldkerf/domain/texts/blank'
import type { Address, DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { type Element, element, optional, withAttributes } from '../xml.ts'

const address = ({ postcode, street, city, country }: Address, addition = ''): Element =>
  element(
    'ram:PostalTradeAddress',
    optional('ram:PostcodeCode', postcode),
    optional('ram:LineOne', street),
    optional('ram:LineTwo', addition),
    optional('ram:CityName', city),
    element('ram:CountryID', country),
  )

/** BT-34 and BT-49: the address for electronic invoices; EM is an e-mail address. */
const electronicAddress = (email: string) =>
  !isBlank(email) &&
  element('ram:URIUniversalCommunication', withAttributes(element('ram:URIID', email), { schemeID: 'EM' }))

const registration = (number: string, schemeID: 'VA' | 'FC') =>
  !isBlank(number) && element('ram:SpecifiedTaxRegistration', withAttributes(element('ram:ID', number), { schemeID }))

/** The USt-IdNr. without the blanks that people type. Outside the scope of VAT it is left out (BR-O-02). */
const vatRegistration = ({ taxCase }: DocumentModel, vatId: string) =>
  taxCase !== 'O' && registration(vatId.replaceAll(/\s/g, '').toUpperCase(), 'VA')

/**
 * BT-29. EN 16931 requires a number that identifies the seller and does not accept a Steuernummer (BR-CO-26), so
 * without a USt-IdNr. the Steuernummer is given here as well.
 */
function sellerId({ seller: { vatId, taxNumber }, taxCase }: DocumentModel): Element | undefined {
  if (taxCase === 'O') return optional('ram:ID', isBlank(taxNumber) ? vatId : taxNumber)
  return isBlank(vatId) ? optional('ram:ID', taxNumber) : undefined
}

/** BG-4. */
export const sellerParty = (documentModel: DocumentModel): Element => {
  const { seller } = documentModel
  return element(
    'ram:SellerTradeParty',
    sellerId(documentModel),
    element('ram:Name', seller.name),
    optional('ram:Description', seller.register),
    element(
      'ram:DefinedTradeContact',
      optional('ram:PersonName', seller.contact.name),
      !isBlank(seller.contact.phone) &&
        element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', seller.contact.phone)),
      !isBlank(seller.contact.email) &&
        element('ram:EmailURIUniversalCommunication', element('ram:URIID', seller.contact.email)),
    ),
    address(seller),
    electronicAddress(seller.contact.email),
    vatRegistration(documentModel, seller.vatId),
    registration(seller.taxNumber, 'FC'),
  )
}

/** BG-7. */
export const buyerParty = (documentModel: DocumentModel): Element => {
  const { buyer } = documentModel
  return element(
    'ram:BuyerTradeParty',
    element('ram:Name', buyer.name),
    !isBlank(buyer.contact) && element('ram:DefinedTradeContact', element('ram:PersonName', buyer.contact)),
    address(buyer, buyer.addition),
    electronicAddress(buyer.email),
    vatRegistration(documentModel, buyer.vatId),
  )
}

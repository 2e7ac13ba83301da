import type { Address, Buyer, Seller } from '../../paper/paper.ts'
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

/** BT-34 and BT-49: where electronic documents go; EM is an e-mail address. */
const electronicAddress = (email: string) =>
  email.trim() !== '' &&
  element('ram:URIUniversalCommunication', withAttributes(element('ram:URIID', email), { schemeID: 'EM' }))

/** VA is a USt-IdNr., FC a Steuernummer. */
const taxRegistration = (number: string, schemeID: 'VA' | 'FC') =>
  number.trim() !== '' &&
  element('ram:SpecifiedTaxRegistration', withAttributes(element('ram:ID', number), { schemeID }))

/** BG-4. */
export const sellerParty = (seller: Seller): Element =>
  element(
    'ram:SellerTradeParty',
    element('ram:Name', seller.name),
    optional('ram:Description', seller.register),
    element(
      'ram:DefinedTradeContact',
      optional('ram:PersonName', seller.contact.name),
      seller.contact.phone.trim() !== '' &&
        element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', seller.contact.phone)),
      seller.contact.email.trim() !== '' &&
        element('ram:EmailURIUniversalCommunication', element('ram:URIID', seller.contact.email)),
    ),
    address(seller),
    electronicAddress(seller.contact.email),
    taxRegistration(seller.vatId, 'VA'),
    taxRegistration(seller.taxNumber, 'FC'),
  )

/** BG-7. */
export const buyerParty = (buyer: Buyer): Element =>
  element(
    'ram:BuyerTradeParty',
    element('ram:Name', buyer.name),
    buyer.contact.trim() !== '' && element('ram:DefinedTradeContact', element('ram:PersonName', buyer.contact)),
    address(buyer, buyer.addition),
    electronicAddress(buyer.email),
    taxRegistration(buyer.vatId, 'VA'),
  )

import { isBlank } from '@waldkerf/domain/texts/blank'
import { isCountry } from '@waldkerf/domain/office/countries'
import { misfitCountry } from '@waldkerf/domain/office/postcodes'
import { isBic, isEmail, isIban, isLeitwegId, isPhone, isVatId, looksLikeLeitwegId } from './formats.ts'
import { holds, type Place, required, type Rule } from './rule.ts'

const settings = (field: 'name' | 'address' | 'taxNumber' | 'contact' | 'phone' | 'email' | 'bank') =>
  ({ area: 'settings', field }) as const
const client = (field: Extract<Place, { area: 'client' }>['field']) => ({ area: 'client', field }) as const

/** Of the seller: EN 16931, § 14 Abs. 4 UStG, and BR-DE of XRechnung. */
export const sellerRules: readonly Rule[] = [
  required('BR-06', 'all', settings('name'), ({ seller }) => seller.name),
  holds('BR-DE-3', 'all', settings('address'), ({ seller }) => !isBlank(seller.city)),
  holds('BR-DE-4', 'all', settings('address'), ({ seller }) => /^\d{5}$/.test(seller.postcode.trim())),
  required('WK-STREET', 'all', settings('address'), ({ seller }) => seller.street),
  required('BR-09', 'all', settings('address'), ({ seller }) => seller.country),
  holds('BR-CO-26', 'all', settings('taxNumber'), ({ seller }) => !isBlank(seller.vatId + seller.taxNumber)),
  holds('BR-CO-09', 'all', settings('taxNumber'), ({ seller }) => isBlank(seller.vatId) || isVatId(seller.vatId)),
  required('BR-DE-5', 'xrechnung', settings('contact'), ({ seller }) => seller.contact.name),
  required('BR-DE-6', 'xrechnung', settings('phone'), ({ seller }) => seller.contact.phone),
  required('BR-DE-7', 'xrechnung', settings('email'), ({ seller }) => seller.contact.email),
  holds('BR-DE-27', 'all', settings('phone'), ({ seller }) => isAbsentOr(isPhone, seller.contact.phone)),
  holds('BR-DE-28', 'all', settings('email'), ({ seller }) => isAbsentOr(isEmail, seller.contact.email)),
  required('BR-50', 'all', settings('bank'), ({ seller }) => seller.bank.iban),
  holds('BR-DE-19', 'all', settings('bank'), ({ seller }) => isAbsentOr(isIban, seller.bank.iban)),
  holds('WK-BIC', 'all', settings('bank'), ({ seller }) => isAbsentOr(isBic, seller.bank.bic)),
]

/** Of the buyer. */
export const buyerRules: readonly Rule[] = [
  required('BR-07', 'all', client('name'), ({ buyer }) => buyer.name),
  required('WK-BUYER-STREET', 'all', client('address'), ({ buyer }) => buyer.street),
  required('BR-DE-8', 'all', client('address'), ({ buyer }) => buyer.city),
  required('BR-DE-9', 'all', client('address'), ({ buyer }) => buyer.postcode),
  holds('BR-11', 'all', client('country'), ({ buyer }) => isCountry(buyer.country)),
  holds(
    'WK-BUYER-POSTCODE',
    'all',
    client('postcode'),
    ({ buyer }) => misfitCountry(buyer.postcode, buyer.country) === undefined,
  ),
  holds('WK-BUYER-VAT', 'all', client('vatId'), ({ buyer }) => isAbsentOr(isVatId, buyer.vatId)),
  // The buyer who owes the tax needs a USt-IdNr.; the seller's is covered by BR-CO-26.
  holds('BR-AE-02', 'all', client('vatId'), ({ taxCase, buyer }) => taxCase !== 'AE' || !isBlank(buyer.vatId)),
  required('PEPPOL-EN16931-R010', 'xrechnung', client('email'), ({ buyer }) => buyer.email),
  holds('WK-BUYER-EMAIL', 'all', client('email'), ({ buyer }) => isAbsentOr(isEmail, buyer.email)),
  required('BR-DE-15', 'xrechnung', client('reference'), ({ buyer }) => buyer.reference),
  holds(
    'WK-LEITWEG',
    'all',
    client('leitwegId'),
    ({ buyer }) => !looksLikeLeitwegId(buyer.reference) || isLeitwegId(buyer.reference),
  ),
]

function isAbsentOr(isSound: (text: string) => boolean, text: string): boolean {
  return isBlank(text) || isSound(text)
}

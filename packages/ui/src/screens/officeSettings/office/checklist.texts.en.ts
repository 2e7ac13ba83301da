export const en = {
  parts: {
    name: 'Name of the firm',
    address: 'Address',
    taxNumber: 'Tax number or VAT number',
    contact: 'Whom to ask',
    phone: 'Phone number',
    email: 'E-mail address',
    bank: 'Bank account',
  },
  states: { done: 'there', missing: 'missing', wrong: 'to check' },
  rules: {
    'BR-CO-26': 'One of both numbers is missing',
    'BR-CO-09': 'The VAT number is not valid',
    'BR-DE-27': 'The phone number is not complete',
    'BR-DE-28': 'The e-mail address is not valid',
    'BR-50': 'The IBAN is missing',
    'BR-DE-19': 'The IBAN is not valid',
    'BR-DE-3': 'The town is missing',
    'BR-DE-4': 'The postcode is missing or not valid',
    'WK-STREET': 'The street is missing',
    'WK-BIC': 'The BIC is not valid',
  },
}

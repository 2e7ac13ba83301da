import { offerValidityDays } from '@waldkerf/domain/documents/offerValidity'
import type { OfficeSettings, DocumentDefaults, StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { logo } from './officePictures.ts'

/** The fictional office's usual texts. */
export const documentDefaults: DocumentDefaults = {
  angebot_anschreiben: 'vielen Dank für Ihre Anfrage. Wir bieten Ihnen die folgenden Leistungen an:',
  angebot_zuerl: `An dieses Angebot halten wir uns ${offerValidityDays} Tage gebunden.\n\nFür Rückfragen stehen wir Ihnen gern zur Verfügung.\n\nMit freundlichen Grüßen`,
  rechnung_anschreiben: 'für die im Leistungszeitraum ausgeführten Arbeiten erlauben wir uns zu berechnen:',
  rechnung_zuerl:
    'Bitte überweisen Sie den Betrag {Zahlungsziel} ohne Abzug unter Angabe der Rechnungsnummer.\n\nMit freundlichen Grüßen',
  ...noDiscount,
  version: 1,
}

/** The fictional office's DATEV settings, with the numbers of DATEV's own example. */
export const datevSettings: StoredDatevSettings = {
  berater: '29098',
  mandant: '55003',
  kontenrahmen: '03',
  kontolaenge: 4,
  jahresbeginn: 1,
  erloes_19: '',
  erloes_7: '',
  erloes_frei: '',
  erloes_13b: '',
  erloes_13b_eu: '',
  erloes_nicht_steuerbar: '',
  anzahlung_19: '',
  anzahlung_7: '',
  anzahlung_frei: '',
  version: 1,
}

/** The fictional office, with numbers from documented example ranges. */
export const officeSettings: OfficeSettings = {
  firma: 'Waldkerf Ingenieurbüro für Forst und Kulturbau GmbH',
  inhaber: 'Dr. Katharina Wildenfels',
  ansprechpartner: 'Johanna Eichhorn',
  strasse: 'Kernholzweg 7',
  plz: '37077',
  ort: 'Göttingen',
  steuernummer: '20/200/12345',
  ust_id: 'DE123456788',
  handelsregister: 'Amtsgericht Göttingen, HRB 00000',
  telefon: '0551 0000 100',
  email: 'buero@waldkerf.test',
  kontoinhaber: '',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Beispielbank',
  zahlungsziel_tage: 14,
  logo: logo.name,
  version: 1,
}

import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { logo } from './officePictures.ts'

/** The fictional office that sells: numbers of the documented example ranges. */
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

import type { DatevFault, DatevField } from '@waldkerf/domain/office/datev/datevValues'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const fields = {
  berater: 'Beraternummer',
  mandant: 'Mandantennummer',
  kontenrahmen: 'Kontenrahmen',
  kontolaenge: 'Stellen der Sachkonten',
  jahresbeginn: 'Geschäftsjahr beginnt im',
  erloes_19: 'Erlöse mit 19 %',
  erloes_7: 'Erlöse mit 7 %',
  erloes_frei: 'Steuerfreie Erlöse',
  erloes_13b: 'Erlöse nach § 13b, Inland',
  erloes_13b_eu: 'Erlöse mit Steuerschuld des Kunden, Ausland',
  erloes_nicht_steuerbar: 'Nicht im Inland steuerbare Erlöse',
} satisfies Record<DatevField, string>

const faults = {
  berater: 'Die Beraternummer hat vier bis sieben Ziffern und ist größer als 1000.',
  mandant: 'Die Mandantennummer hat eine bis fünf Ziffern.',
  konto: 'Ein Konto hat vier bis acht Ziffern.',
  kontoTooLong: 'Das Konto hat mehr Stellen als die Sachkonten.',
} satisfies Record<DatevFault, string>

export const texts = defineTexts(
  {
    title: 'Steuerberatung (DATEV)',
    hint: 'Mit diesen Angaben gibt die Liste der Rechnungen einen Buchungsstapel aus. Die Nummern nennt Ihre Steuerberatung.',
    loading: 'Die Angaben für die Steuerberatung werden geladen.',
    failed: 'Die Angaben für die Steuerberatung konnten nicht geladen werden',
    sections: { numbers: 'Nummern', accounts: 'Erlöskonten' },
    accountsHint: 'Leer gilt das übliche Konto des Kontenrahmens.',
    fields,
    faults,
    chart: (chart: string) => `SKR ${chart}`,
  },
  async () => (await import('./datev.texts.en.ts')).en,
)

import type { DocumentDefaults } from '@waldkerf/domain/entities/office/documentDefaults'

/** The fictional office's usual texts. */
export const documentDefaults: DocumentDefaults = {
  angebot_anschreiben: 'vielen Dank für Ihre Anfrage. Wir bieten Ihnen die folgenden Leistungen an:',
  angebot_zuerl:
    'An dieses Angebot halten wir uns drei Monate gebunden.\n\nFür Rückfragen stehen wir Ihnen gern zur Verfügung.\n\nMit freundlichen Grüßen',
  rechnung_anschreiben: 'für die im Leistungszeitraum ausgeführten Arbeiten erlauben wir uns zu berechnen:',
  rechnung_zuerl:
    'Bitte überweisen Sie den Betrag {Zahlungsziel} ohne Abzug unter Angabe der Rechnungsnummer.\n\nMit freundlichen Grüßen',
  version: 1,
}

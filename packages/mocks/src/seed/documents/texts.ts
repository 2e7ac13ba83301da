import { offerValidityDays } from '@waldkerf/domain/documents/offerValidity'
import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { signature } from './officePictures.ts'

/** The office's staff who write and sign documents. */
export const acronyms: readonly Acronym[] = [
  { kuerzel: 'JE', name: 'Johanna Eichhorn', unterschrift: signature.name, version: 1 },
  { kuerzel: 'MT', name: 'Matthias Tannhäuser', unterschrift: '', version: 1 },
  { kuerzel: 'KW', name: 'Dr. Katharina Wildenfels', unterschrift: '', version: 1 },
  { kuerzel: 'ÖD', name: 'Ömer Demirci', unterschrift: '', version: 1 },
]

const block = (id: number, titel: string, text: string): TextBlock => ({ id, titel, text, version: 1 })

export const textBlocks: readonly TextBlock[] = [
  block(1, 'Einleitung Angebot', 'vielen Dank für Ihre Anfrage. Wir bieten Ihnen die folgenden Leistungen an:'),
  block(2, 'Einleitung Rechnung', 'für die im Leistungszeitraum ausgeführten Arbeiten erlauben wir uns zu berechnen:'),
  block(3, 'Bindefrist', `An dieses Angebot halten wir uns ${offerValidityDays} Tage gebunden.`),
  block(4, 'Zahlungsziel', 'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen ohne Abzug unter Angabe der Rechnungsnummer.'), // prettier-ignore
  block(5, 'Aufbewahrung', 'Als Privatperson sind Sie verpflichtet, diese Rechnung zwei Jahre lang aufzubewahren (§ 14b Abs. 1 Satz 5 UStG).'), // prettier-ignore
  block(6, 'Schluss', 'Für Rückfragen stehen wir Ihnen gern zur Verfügung.\n\nMit freundlichen Grüßen'),
  block(7, 'Steuerfrei', 'Die Leistung ist nach § 4 Nr. 12 UStG von der Umsatzsteuer befreit.'),
]

const template = (
  id: number,
  bez: string,
  einheit: string,
  ep: string,
  erl = '',
  erl_titel = '',
): PositionTemplate => ({
  id,
  bez,
  einheit,
  ep,
  erl,
  erl_titel,
  version: 1,
})

export const positionTemplates: readonly PositionTemplate[] = [
  template(1, 'Vermessungsingenieurin, Außendienst', 'h', '96.00', '', 'Außendienst'),
  template(2, 'Messgehilfe', 'h', '58.50'),
  template(3, 'GNSS-Rover je Einsatztag', 'Stück', '120.00'),
  template(4, 'Dränleitung aufmessen', 'm', '1.35', 'Lage und Tiefe mit Sonde, Genauigkeit 10 cm'),
  template(5, 'Schacht aufnehmen mit Deckel- und Sohlhöhe', 'Stück', '34.80'),
  template(6, 'Ausmündung aufnehmen und fotografieren', 'Stück', '18.90'),
  template(7, 'Kartenblatt scannen bis DIN A0', 'Stück', '12.50', '', 'Bestandsunterlagen'),
  template(8, 'Kartenblatt georeferenzieren', 'Stück', '48.00', 'mit mindestens sechs Passpunkten und Fehlerbericht'),
  template(9, 'Dränplan digitalisieren', 'ha', '27.40'),
  template(10, 'Käferholzkartierung im Gelände', 'ha', '9.75', '', 'Forstschutz'),
  template(11, 'Pheromonfalle kontrollieren', 'Stück', '14.20'),
  template(12, 'Gutachten Waldschutzsituation', 'pauschal', '1850.00'),
  template(13, 'Projektleitung', 'h', '112.00', '', 'Innendienst'),
  template(14, 'Anfahrt', 'km', '0.52'),
]

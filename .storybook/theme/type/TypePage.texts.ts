import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Schrift',
    lead: 'Inter, mit der Anwendung ausgeliefert. Sieben Größen, drei Stärken, gleich breite Ziffern.',
    sizes: 'Größen',
    sizesText: 'Fließtext 14/20, Tabellen 13/20. Größer als 24 nur, wo sonst nichts steht.',
    weights: 'Stärken',
    weightsText: '400 zum Lesen, 500 für Beschriftungen, 600 für Überschriften. Nie mehr als zwei nebeneinander.',
    figures: 'Ziffern',
    figuresText: 'In Tabellen gleich breit und rechtsbündig, damit Stellen untereinander stehen.',
    figuresInWords:
      'Auch im Fließtext rutscht kein Punkt unter eine Ziffer: Am 27.12.2024 waren 18.160,36 € offen, am 7.4.2017 noch 1.117,00 €.',
    day: 'Tag',
    amount: 'Betrag',
    sentence: 'Gekörnter Nutzholzborkenkäfer, Fichtenaltholz bei Großräschen',
  },
  async () => (await import('./TypePage.texts.en.ts')).en,
)

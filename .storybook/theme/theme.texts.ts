import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Maße',
    lead: 'Abstände, Ecken, Schatten, Größe und Dichte: die Zahlen hinter allem, was nicht Farbe und nicht Schrift ist.',
    spaces: 'Abstände',
    spacesText:
      'Raster von 4 px. Innerhalb eines Bauteils 1 bis 3, zwischen Bauteilen 4 und 6, zwischen Abschnitten 8 bis 16.',
    corners: 'Ecken',
    cornersText: 'Bedienelemente, Flächen, und rund für Zustände und Bilder von Personen.',
    shadows: 'Schatten',
    shadowsText: 'Nur was schwebt, wirft einen. Alles andere hat eine Linie.',
    shadowUses: { low: 'Griffe und kleine Flächen', middle: 'Menüs und Listen', high: 'Dialoge' },
    sizes: 'Größe',
    sizesText: 'Die Größe der Bedienelemente stellt jeder selbst ein; sie folgen zwei Variablen der Wurzel.',
    check: 'Prüfen',
    density: 'Dichte',
    densityText: 'Höhe der Tabellenzeilen, bequem und dicht.',
    species: { typographus: 'Buchdrucker', chalcographus: 'Kupferstecher', cembrae: 'Lärchenborkenkäfer' },
    frame: 'Rahmen',
    frameText:
      'Leiste oben, schmale und breite Seitenleiste, Reiter. Andere Stellen lesen diese Werte, statt sie zu wiederholen.',
  },
  async () => (await import('./theme.texts.en.ts')).en,
)

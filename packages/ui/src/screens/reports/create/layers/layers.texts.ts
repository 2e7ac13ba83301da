import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Eigene Ebenen',
    open: (count: number) => (count === 0 ? 'Eigene Ebenen' : `Eigene Ebenen (${count})`),
    lead: 'Karten Ihrer Abteilungen als GeoJSON, GPX oder GeoPackage. Sie bleiben auf diesem Gerät, bis Sie sich abmelden, und werden nicht gesendet.',
    add: 'Datei hinzufügen',
    close: 'Fertig',
    reading: 'Datei wird gelesen',
    areas: (count: string, isOne: boolean) => (isOne ? '1 Fläche' : `${count} Flächen`),
    places: (count: string, isOne: boolean) => (isOne ? '1 Wegpunkt' : `${count} Wegpunkte`),
    remove: (name: string) => `Ebene ${name} entfernen`,
    compartment: (name: string) => `Abteilung ${name}`,
    write: (words: string) => `„${words}“ in die Bemerkung schreiben`,
    said: (words: string) => `„${words}“ steht in der Bemerkung`,
    problems: {
      kind: 'Das ist weder GeoJSON noch GPX noch GeoPackage.',
      broken: 'Die Datei ist beschädigt oder unvollständig und lässt sich nicht lesen.',
      noAreas: 'In der Datei sind keine Flächen.',
      noWaypoints: 'In der Datei sind weder Wegpunkte noch eine geschlossene Spur.',
      tooMany: 'Die Flächen haben zusammen mehr als 400.000 Eckpunkte. Bitte nehmen Sie nur das eigene Revier.',
      notKept: 'Die Ebene ist zu sehen, aber dieser Browser behält sie nicht.',
      notLoaded: 'Zum Lesen der Datei fehlt gerade die Verbindung.',
      tooLarge: (size: string, most: string) =>
        `Die Datei hat ${size} MB, möglich sind ${most}. Bitte nehmen Sie nur das eigene Revier.`,
      system: (number: string) =>
        `Das Koordinatensystem (EPSG:${number}) ist hier nicht bekannt. Bitte speichern Sie die Datei in WGS 84 oder ETRS89/UTM.`,
      noSystem:
        'Das Koordinatensystem der Datei ist hier nicht bekannt. Bitte speichern Sie sie in WGS 84 oder ETRS89/UTM.',
      outside:
        'Die Zahlen der Datei passen nicht zu ihrem Koordinatensystem. Bitte speichern Sie sie in WGS 84 oder ETRS89/UTM.',
    },
  },
  async () => (await import('./layers.texts.en.ts')).en,
)

import type { ImportStatus } from '@waldkerf/domain/entities/beetles/imports'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Words of an import of finds; what every import says is in ImportFlow.texts. */
export const findTexts = defineTexts(
  {
    title: 'Funde importieren',
    noSpecies: 'Die Liste der Arten fehlt',
    kinds: 'CSV, Excel (XLSX), GeoJSON oder GeoPackage, höchstens 100 MB und 250.000 Zeilen',
    needs: 'Jede Zeile braucht Art, Funddatum und Ort. Wie die Spalten heißen, spielt keine Rolle.',
    things: (count: string, one: boolean) => `${count} ${one ? 'Fund' : 'Funde'}`,
    fields: {
      species: 'Art',
      day: 'Funddatum',
      x: 'Länge oder Rechtswert',
      y: 'Breite oder Hochwert',
      id: 'Kennung in der Quelle',
    },
    noId: 'Keine – aus dem Inhalt gebildet',
    system: 'Koordinatensystem',
    chooseSystem: 'Bitte wählen',
    unknownSystem: (epsg: number) => `EPSG:${epsg} kennt Waldkerf nicht. Bitte rechnen Sie die Datei um.`,
    unclear: {
      title: 'Noch zu klären',
      rows: (count: string, one: boolean) => `${count} ${one ? 'Zeile' : 'Zeilen'}`,
      name: (name: string) => `Welche Art ist „${name}“?`,
      leaveOut: 'Weglassen',
      take: (name: string) => `${name} übernehmen`,
      more: (count: string, one: boolean) =>
        one ? 'und ein weiterer Name: er wird weggelassen' : `und ${count} weitere Namen: sie werden weggelassen`,
      swapped: (count: string, one: boolean) =>
        `Vertauscht? ${one ? 'Ein Ort liegt' : `${count} Orte liegen`} erst mit getauschten Achsen in Deutschland oder Österreich.`,
      undecided: 'Bitte wählen',
      swap: 'Achsen tauschen',
      keep: 'So lassen',
      slashes: '05/06/2024 kann der 5. Juni oder der 6. Mai sein.',
      dayFirst: 'Tag zuerst',
      monthFirst: 'Monat zuerst',
    },
    map: 'Funde aus der Datei',
    point: (row: string) => `Fund ${row}`,
    comes: 'Wird importiert',
    outside: (count: string, one: boolean) =>
      `${one ? 'Ein Fund liegt' : `${count} Funde liegen`} außerhalb von Deutschland und Österreich.`,
    table: 'Die ersten Funde',
    after: (status: ImportStatus, one: boolean) =>
      status === 'published'
        ? `${one ? 'Der importierte Fund ist' : 'Die importierten Funde sind'} veröffentlicht.`
        : `${one ? 'Der importierte Fund wartet' : 'Die importierten Funde warten'} auf die Prüfung.`,
    place: 'Ort',
    near: (count: string, one: boolean) =>
      `${count} ${one ? 'ist' : 'sind'} vielleicht schon da: gleiche Art, gleicher Tag, höchstens 50 m entfernt.`,
    row: (id: number) => `Meldung ${id}`,
    list: 'Diese Funde ansehen',
    status: 'Die Funde sind danach',
    statuses: { new: 'neu und warten auf die Prüfung', published: 'veröffentlicht, ohne Prüfung' },
    problems: {
      speciesMissing: 'Die Art fehlt',
      speciesUnclear: 'Die Art ist unklar',
      speciesLeftOut: 'Die Art wird weggelassen',
      dayMissing: 'Das Funddatum fehlt',
      dayUnclear: 'Das Funddatum ist kein Tag',
      dayOrder: 'Tag und Monat sind unklar',
      dayFuture: 'Das Funddatum liegt in der Zukunft',
      placeMissing: 'Der Ort fehlt',
      placeUnclear: 'Die Koordinaten sind nicht lesbar',
      placeOutside: 'Die Koordinaten gibt es im Koordinatensystem nicht',
      placeSwapped: 'Die Achsen sind vielleicht vertauscht',
      idTwice: 'Die Kennung kommt zweimal vor',
      idTooLong: 'Die Kennung ist zu lang',
    },
  },
  async () => (await import('./ImportScreen.texts.en.ts')).findEn,
)

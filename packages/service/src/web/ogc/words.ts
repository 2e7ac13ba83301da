import type { CollectionId } from './collections.ts'

export type Language = 'de' | 'en'

const de = {
  title: 'Waldkerf für Kartenprogramme',
  lead: 'Fundmeldungen, Umrisse der georeferenzierten Karten und ihre Passpunkte für QGIS, ogr2ogr und andere Programme, die OGC API – Features lesen. Jedes Konto bekommt, was es auch im Produkt sieht; geschrieben wird hier nichts.',
  signIn: 'Daten gehen nur an angemeldete Programme hinaus. Im Browser stehen dieselben Daten in Waldkerf unter GIS.',
  toProduct: 'GIS öffnen',
  collections: 'Sammlungen',
  conformance: 'Konformität',
  conformanceLead: 'Diese Klassen des Standards sind erfüllt.',
  api: 'Beschreibung der Schnittstelle (OpenAPI 3.0)',
  apiLead: 'Diese Adressen gibt es. Programme lesen dasselbe als OpenAPI 3.0.',
  asJson: 'Als JSON',
  items: 'Objekte',
  next: 'Nächste Seite',
  none: 'Hier ist kein Objekt.',
  id: 'Nummer',
  place: 'Lage',
  property: 'Eigenschaft',
  type: 'Typ',
  parameter: 'Parameter',
  meaning: 'Bedeutung',
  value: 'Wert',
  filter: 'Filter',
  bboxHint: 'West, Süd, Ost, Nord in Grad (WGS 84)',
  datetimeHint: 'Tag oder Zeitpunkt, oder eine Spanne: a/b, ../b, a/..',
  limitHint: 'Objekte je Seite',
  failed: 'Das ging nicht',
  collectionWords: {
    kaefer: {
      title: 'Fundmeldungen',
      description:
        'Meldungen von Käfern mit Art, Status und Fundtag. datetime meint den Fundtag in Berliner Zeit. Fachleute und Administration sehen alle, sonst sieht man veröffentlichte und die eigenen.',
    },
    karten: {
      title: 'Karten',
      description:
        'Umrisse der georeferenzierten Blätter, für Fachleute die ihrer Kunden. datetime meint das Jahr der Karte.',
    },
    passpunkte: {
      title: 'Passpunkte',
      description: 'Passpunkte der Karten mit Lage, Pixel und Restklaffe. datetime meint das Jahr ihrer Karte.',
    },
  } satisfies Record<CollectionId, { title: string; description: string }>,
}

type Words = typeof de

const en: Words = {
  title: 'Waldkerf for map programs',
  lead: 'Beetle records, outlines of georeferenced maps and their control points for QGIS, ogr2ogr and other programs that read OGC API – Features. Each account gets what it also sees in the product; nothing is written here.',
  signIn: 'Data go to programs that have signed in only. In the browser the same data stand in Waldkerf under GIS.',
  toProduct: 'Open GIS',
  collections: 'Collections',
  conformance: 'Conformance',
  conformanceLead: 'These classes of the standard are met.',
  api: 'Description of the interface (OpenAPI 3.0)',
  apiLead: 'These addresses exist. Programs read the same as OpenAPI 3.0.',
  asJson: 'As JSON',
  items: 'Features',
  next: 'Next page',
  none: 'There is no feature here.',
  id: 'Number',
  place: 'Place',
  property: 'Property',
  type: 'Type',
  parameter: 'Parameter',
  meaning: 'Meaning',
  value: 'Value',
  filter: 'Filter',
  bboxHint: 'west, south, east, north in degrees (WGS 84)',
  datetimeHint: 'a day or an instant, or a span: a/b, ../b, a/..',
  limitHint: 'features of a page',
  failed: 'That did not work',
  collectionWords: {
    kaefer: {
      title: 'Beetle records',
      description:
        'Reports of beetles with species, status and day of the find, which datetime means, in Berlin time. Experts and administrators see all of them, others those published and their own.',
    },
    karten: {
      title: 'Maps',
      description:
        "Outlines of the georeferenced sheets, for experts those of their clients. datetime means the map's year.",
    },
    passpunkte: {
      title: 'Control points',
      description: "Control points of the maps with place, pixel and residual. datetime means their map's year.",
    },
  },
}

export const words: Readonly<Record<Language, Words>> = { de, en }

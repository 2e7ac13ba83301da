import type { Beetle, Species } from '../entities/beetles/beetles.ts'
import { countryOfState } from '../office/countries.ts'
import type { TextFormat } from './textFormat.ts'

/** Who publishes the records, and under what terms: the installation's `config.json`. */
export interface RecordTerms {
  /** Address of the licence, as GBIF takes it: https://creativecommons.org/licenses/by/4.0/legalcode */
  licence: string
  publisher: string
  /** How the data set is to be cited; '' for publisher, title and year. */
  citation: string
}

export interface ArchiveOrder {
  terms: RecordTerms
  title: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The installation's address: it makes the records' numbers unique in the world. */
  origin: string
  /** The selection in words. */
  note: string
  species: (id: number) => Pick<Species, 'sci' | 'de'> | undefined
}

interface Column {
  term: string
  value: (row: Beetle, order: ArchiveOrder) => string
}

const darwinCore = 'http://rs.tdwg.org/dwc/terms/'
const dublinCore = 'http://purl.org/dc/terms/'

const scientificName = (row: Beetle, { species }: ArchiveOrder) => species(row.art)?.sci ?? ''
const degrees = (value: number | null) => (value === null ? '' : String(value))

/**
 * Terms of an occurrence. Persons stand in none: nobody was asked whether a name may be published. How exact a place is
 * was not recorded, so nothing claims it.
 */
const columns: readonly Column[] = [
  { term: `${darwinCore}occurrenceID`, value: ({ id }, { origin }) => `${origin}/ogc/collections/kaefer/items/${id}` },
  { term: `${darwinCore}basisOfRecord`, value: () => 'HumanObservation' },
  // Of an unknown species the order is known.
  { term: `${darwinCore}scientificName`, value: (row, order) => scientificName(row, order) || 'Coleoptera' },
  { term: `${darwinCore}taxonRank`, value: (row, order) => (scientificName(row, order) ? 'species' : 'order') },
  { term: `${darwinCore}vernacularName`, value: ({ art }, { species }) => species(art)?.de ?? '' },
  { term: `${darwinCore}eventDate`, value: ({ fund_datum }) => fund_datum ?? '' },
  { term: `${darwinCore}decimalLatitude`, value: ({ lat }) => degrees(lat) },
  { term: `${darwinCore}decimalLongitude`, value: ({ lon }) => degrees(lon) },
  { term: `${darwinCore}geodeticDatum`, value: ({ lat }) => (lat === null ? '' : 'EPSG:4326') },
  { term: `${darwinCore}countryCode`, value: ({ bundesland }) => (bundesland ? countryOfState(bundesland) : '') },
  { term: `${darwinCore}stateProvince`, value: ({ bundesland }) => bundesland },
  { term: `${darwinCore}identificationVerificationStatus`, value: () => 'verified by expert' },
  { term: `${dublinCore}license`, value: (_row, { terms }) => terms.licence },
  { term: `${dublinCore}rightsHolder`, value: (_row, { terms }) => terms.publisher },
]

/** Only what an expert has published goes out. */
const isPublished = ({ status }: Beetle): boolean => status === 'published'

/** A tab or a line break would end a field. */
const field = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

const line = (cells: readonly string[]) => `${cells.map(field).join('\t')}\n`

/** occurrence.txt: published records alone, tabs between fields, as `meta.xml` describes it. */
export function occurrenceFormat(order: ArchiveOrder): TextFormat<Beetle> {
  return {
    type: 'text/tab-separated-values',
    head: line(columns.map(({ term }) => term.split('/').at(-1) ?? '')),
    body: (rows) =>
      rows
        .filter(isPublished)
        .map((row) => line(columns.map(({ value }) => value(row, order))))
        .join(''),
    tail: '',
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** meta.xml: which column of occurrence.txt is which term. */
const metaXml = () => `${declaration}
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
  <core encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${darwinCore}Occurrence">
    <files><location>occurrence.txt</location></files>
    <id index="0"/>
${columns.map(({ term }, index) => `    <field index="${index}" term="${term}"/>`).join('\n')}
  </core>
</archive>
`

/** eml.xml (EML 2.2.0, GBIF's profile 1.3): what the data set is, whose, and under what terms. */
function emlXml({ terms, title, day, origin, note }: ArchiveOrder): string {
  const organization = `<organizationName>${escaped(terms.publisher)}</organizationName><onlineUrl>${escaped(origin)}</onlineUrl>`
  const citation = terms.citation || `${terms.publisher} (${day.slice(0, 4)}): ${title}. ${origin}, ${day}`
  return `${declaration}
<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" packageId="${escaped(`${origin}/${day}`)}" system="${escaped(origin)}" scope="system" xml:lang="de">
  <dataset>
    <title xml:lang="de">${escaped(title)}</title>
    <creator>${organization}</creator>
    <metadataProvider>${organization}</metadataProvider>
    <pubDate>${day}</pubDate>
    <language>de</language>
    <abstract><para>${escaped(note)}</para></abstract>
    <intellectualRights><para><ulink url="${escaped(terms.licence)}"><citetitle>${escaped(terms.licence)}</citetitle></ulink></para></intellectualRights>
    <contact>${organization}</contact>
  </dataset>
  <additionalMetadata><metadata><gbif>
    <dateStamp>${day}T00:00:00Z</dateStamp>
    <citation>${escaped(citation)}</citation>
  </gbif></metadata></additionalMetadata>
</eml:eml>
`
}

/** The files beside occurrence.txt. */
export const archiveFiles = (order: ArchiveOrder): Readonly<Record<string, string>> => ({
  'meta.xml': metaXml(),
  'eml.xml': emlXml(order),
})

import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Person } from '@waldkerf/domain/beetles/filter/filterTests'
import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { Person as KnownPerson } from '@waldkerf/domain/entities/users/people'
import type { RecordTerms } from '@waldkerf/domain/export/darwinCore'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { BaseMaps, Section } from '@waldkerf/ui/parts/MapView/MapView'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { BeetleParts } from './table/partTypes.ts'
import type { ReferencesProps } from './pictures/References.tsx'
import type { PictureActions } from './pictures/edit/editTypes.ts'
import type { Decision, ReviewPersistence } from './review/decide/outcome.ts'

/** How somebody likes to work here; remembered for the person. */
export interface GisLook {
  /** How the list shows its records. */
  view: 'table' | 'pictures'
  /** A decision leads on to the next record. */
  goOn: boolean
}

/**
 * How the page was last opened: by a link, by Back or Forward, not by something done on it. Another object is another
 * arrival.
 */
export interface Arrival {
  /** Where the map stood when this place in the history was left; undefined: it is a new one. */
  section: Section | undefined
}

export interface GisState {
  /** All records, newest first; where they are too many to hold (`parts`), those that are known. */
  beetles: Loadable<readonly Beetle[]>
  /** Present: map and table show what the database adds up and cuts out. */
  parts?: BeetleParts
  species: readonly Species[]
  /** Set when the species' names could not be loaded. */
  missing?: MissingParts<'species'>
  /** The record under review. */
  selectedId: number | undefined
  /** Of the record under review. */
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are being loaded. */
  pictureUrl: (picture: Picture) => string | undefined
  /** Fetches the first picture of a record; must not change between renders. */
  loadThumbnail: (id: number) => Promise<Blob>
  /** To compare the record under review with; absent where nobody compares. */
  references?: Pick<ReferencesProps, 'pictures' | 'url'> | undefined
  look: GisLook
  filter: BeetleFilter
  /** Of the record under review; absent where nobody asks for it. */
  history?: Loadable<readonly BeetleChange[]>
  /** About the record under review, the oldest first; absent where the person may not read it. */
  conversation?: Loadable<readonly ConversationEntry[]> | undefined
  /** Whom the record under review names, as far as the person may know. */
  people?: readonly KnownPerson[] | undefined
  /** Of who worked on the record under review last, where people are not known. */
  editorName?: string | undefined
  /** The signed-in person, to whom 'mine' refers. */
  person: Person
  /** In Berlin, `YYYY-MM-DD`. */
  today: string
  /** Where a find is reported, for a list that has none yet. */
  reportAt?: string
  /** Where finds come from a file. */
  importAt?: string | undefined
  /** Under what terms published records go out; absent: they do not. */
  terms?: RecordTerms | undefined
  /** Species that were set or looked for lately, kaeferarten.id, the latest first. */
  recentSpecies?: readonly number[]
  /** Those of the installation. */
  baseMaps?: BaseMaps
  /** Keep it the same object until the next one. */
  arrival?: Arrival | undefined
}

/**
 * Promises reject with an error whose message is for people; a review that somebody else has overtaken, with a
 * ConflictError that holds the record.
 */
export interface GisActions {
  select: (id: number | undefined) => void
  setFilter: (filter: BeetleFilter) => void
  setLook: (change: Partial<GisLook>) => void
  /** Keeps the section of the map with this place in the browser's history, for a return to it. */
  keepSection?: (section: Section) => void
  /** Told which record probably comes next, so that its pictures are there by then. */
  prepare?: (id: number) => void
  review: (id: number, decision: Decision) => Promise<void>
  setSpecies: (id: number, art: number) => Promise<void>
  /** Of the record under review; absent: its pictures are only shown. */
  pictures?: PictureActions
  /** Protects unsaved work; absent: leaving the screen loses typed text. */
  persistence?: ReviewPersistence
  retry: () => void
}

export interface GisRights {
  /** May change status, message and species. */
  review: boolean
}

import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'

/** The name that a species is read by, in italics where it is the Latin one. */
export const FirstName = ({ species: { de, sci } }: { species: Species }) => (de === sci ? <i lang="la">{de}</i> : de)

/** A species' second name: the Latin one, in English the German one. */
export const OtherName = ({ species }: { species: Species }) =>
  species.de === species.sci ? <span lang="de">{otherName(species)}</span> : <i lang="la">{otherName(species)}</i>

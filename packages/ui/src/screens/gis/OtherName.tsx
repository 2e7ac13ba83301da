import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'

/** A species' second name: the Latin one, in English the German one. */
export const OtherName = ({ species }: { species: Species }) =>
  species.de === species.sci ? <span lang="de">{otherName(species)}</span> : <i lang="la">{otherName(species)}</i>

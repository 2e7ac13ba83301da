import { dayProblem } from '@waldkerf/domain/beetles/reports/readDay'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { DraftPicture, ReportDraft } from '../reportsTypes.ts'

/** The form's screens: pictures, place, the rest with the summary. */
export const reportSteps = ['bild', 'ort', 'angaben'] as const
export type ReportStep = (typeof reportSteps)[number]

/** Degrees as the fields show them; about a decimetre exact. */
export const writeDegrees = (degrees: number): string => String(Number(degrees.toFixed(6)))

export const newDraft = (today: string): ReportDraft => ({
  species: '',
  day: today,
  lat: '',
  lon: '',
  remark: '',
  pictures: [],
})

/** Whether anything of it is worth keeping. */
export const isBegun = ({ species, day, lat, lon, remark, pictures }: ReportDraft, today: string): boolean =>
  pictures.length > 0 || day !== today || [species, lat, lon, remark].some((text) => text.trim() !== '')

/** With a picture more. Its place and day are taken over where nobody has said another; a camera's clock may be ahead. */
export function withPicture(draft: ReportDraft, picture: DraftPicture, today: string): ReportDraft {
  const hasPlace = draft.lat !== '' || draft.lon !== ''
  const { lat, lon, aufgenommen_am: taken } = picture
  const place = hasPlace || lat === null || lon === null ? {} : { lat: writeDegrees(lat), lon: writeDegrees(lon) }
  const day = taken?.slice(0, 10) ?? ''
  const isFirst = draft.pictures.length === 0 && draft.day === today
  return {
    ...draft,
    ...place,
    ...(isFirst && day !== '' && day <= today && { day }),
    pictures: [...draft.pictures, picture],
  }
}

/** Faults that keep a draft from being sent, by field. */
export function draftProblems(draft: ReportDraft, today: string) {
  const place = readPlace(draft)
  return {
    place: place.status === 'refused' ? place : undefined,
    day: dayProblem(draft.day, today),
    remark: draft.remark.length > longestEntry ? ('tooLong' as const) : undefined,
  }
}

export type DraftProblems = ReturnType<typeof draftProblems>

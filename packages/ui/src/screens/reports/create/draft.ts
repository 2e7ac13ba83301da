import { dayProblem } from '@waldkerf/domain/beetles/reports/readDay'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { DraftPicture, ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'

/** The form's screens: pictures, place, the rest with the summary. */
export const reportSteps = ['bild', 'ort', 'angaben'] as const
export type ReportStep = (typeof reportSteps)[number]

/** Degrees as the fields show them in the reader's language; about a decimetre exact. */
export function writeDegrees(degrees: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(degrees)
}

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

/** Nobody could tell by it where or what was found. */
export const isBare = ({ lat, lon, pictures }: ReportDraft): boolean =>
  pictures.length === 0 && lat === '' && lon === ''

/** Nothing of it tells anybody anything: it is not sent. */
export const isEmptyReport = (draft: ReportDraft): boolean => isBare(draft) && isBlank(draft.remark)

interface PictureContext {
  /** In Berlin, `YYYY-MM-DD`. */
  today: string
  language: Language
}

/** Adds a picture. Its place and day are used unless others were entered; the camera's clock may be wrong. */
export function withPicture(
  draft: ReportDraft,
  picture: DraftPicture,
  { today, language }: PictureContext,
): ReportDraft {
  const hasPlace = draft.lat !== '' || draft.lon !== ''
  const { lat, lon, aufgenommen_am: taken } = picture
  const place =
    hasPlace || lat === null || lon === null
      ? {}
      : { lat: writeDegrees(lat, language), lon: writeDegrees(lon, language) }
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

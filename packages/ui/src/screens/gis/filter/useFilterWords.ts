import type { BeetleFilter, SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { readAge } from '@waldkerf/domain/beetles/filter/dayRanges'
import { readWeek } from '@waldkerf/domain/dates/weeks'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { statusLook } from '../beetleStatus.ts'
import { texts } from './filter.texts.ts'

/** An age in words. */
export function useAgeWords(): (age: string) => string {
  const t = useTexts(texts)
  return (text) => {
    const age = readAge(text)
    if (!age) return text
    return age.most === undefined ? t.daysFrom(age.least) : t.days(age.least, age.most)
  }
}

/** The parts that a filter is set to, each in words. */
export function useFilterWords(species: SpeciesById): (filter: BeetleFilter) => string[] {
  const t = useTexts(texts)
  const { day } = useFormat()
  const language = useLanguage()
  const ageWords = useAgeWords()
  const { conditions: words } = t
  return (filter) => {
    const { status, art, bundesland, search, from, to, age, pictures, place, mine, answered, section } = filter
    const week = readWeek(filter.week)
    return [
      status.map((one) => statusLook(one).label[language]).join(', '),
      art !== undefined && (species.get(art)?.de ?? String(art)),
      bundesland,
      week && words.week(week.week, week.year),
      from && words.from(day(from)),
      to && words.to(day(to)),
      age && words.age(ageWords(age)),
      pictures && t.picture[pictures],
      place && t.placed[place],
      mine && words.mine[mine],
      answered && words.answered,
      search.trim() && words.search(search.trim()),
      section && words.section,
    ].flatMap((part) => part || [])
  }
}

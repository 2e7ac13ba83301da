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

/** The parts that a filter is set to, each in words. A part without words does not compile. */
export function useFilterWords(species: SpeciesById): (filter: BeetleFilter) => string[] {
  const t = useTexts(texts)
  const { day } = useFormat()
  const language = useLanguage()
  const ageWords = useAgeWords()
  const { conditions: words } = t
  return (filter) => {
    const { status, art, bundesland, search, from, to, age, pictures, place, mine, answered, imported, section } =
      filter
    const week = readWeek(filter.week)
    // The order narrows nothing, so it is not said.
    const said: Readonly<Record<Exclude<keyof BeetleFilter, 'order'>, string | false | undefined>> = {
      status: status.map((one) => statusLook(one).label[language]).join(', '),
      art: art !== undefined && (species.get(art)?.de ?? String(art)),
      bundesland,
      week: week && words.week(week.week, week.year),
      from: from && words.from(day(from)),
      to: to && words.to(day(to)),
      age: age && words.age(ageWords(age)),
      pictures: pictures && t.picture[pictures],
      place: place && t.placed[place],
      mine: mine && words.mine[mine],
      answered: answered && words.answered,
      imported: imported && words.imported,
      search: search.trim() && words.search(search.trim()),
      section: section && words.section,
    }
    return Object.values(said).flatMap((part) => part || [])
  }
}

import { useMemo } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { FigureCard } from '../overviewCharts/FigureCard.tsx'
import { budgets, type CardId, cards, pages, topics } from '../overviewCharts/figures.ts'
import { lineOption, radarOption, roseOption, stackOption } from '../overviewCharts/options.ts'
import { texts } from './Overview.texts.ts'

/** Rows and options of the four charts; made anew only when words or the chosen card change. */
function useCharts(chosen: CardId) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return useMemo(() => {
    const days = Object.values(t.days)
    const areas = Object.values(t.areas)
    const topicNames = Object.values(t.topicNames)
    const week = [
      { name: t.expected, values: cards[chosen].expected },
      { name: t.actual, values: cards[chosen].actual },
    ]
    const budgetRows = [
      { name: t.planned, values: budgets.planned },
      { name: t.expected, values: budgets.expected },
      { name: t.actual, values: budgets.actual },
    ]
    const pageRows = pages.map((values, index) => ({ name: t.page('ABC'.charAt(index)), values }))
    return [
      { title: t.week(t.cards[chosen]), axis: t.day, labels: days, rows: week, option: lineOption(days, week, number) },
      {
        title: t.budget,
        axis: t.area,
        labels: areas,
        rows: budgetRows,
        option: radarOption(areas, budgets.most, budgetRows),
      },
      {
        title: t.topics,
        axis: t.topic,
        labels: topicNames,
        rows: [{ name: t.readings, values: topics }],
        option: roseOption(topicNames, topics, number),
      },
      { title: t.pages, axis: t.day, labels: days, rows: pageRows, option: stackOption(days, pageRows, number) },
    ]
  }, [t, chosen, number])
}

/** The week of the chosen card, and three more charts. */
export const OverviewCharts = ({ chosen }: { chosen: CardId }) =>
  useCharts(chosen).map((chart) => <FigureCard key={chart.title} {...chart} />)

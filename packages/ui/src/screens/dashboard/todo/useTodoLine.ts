import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { todoTexts } from '../panels.texts.ts'
import type { Todo } from './todos.ts'

/** Where the lines lead. */
export interface TodoPlaces {
  /** The review, at its first record; undefined: at its list. */
  reviewAt: (record: number | undefined) => string
  /** The list of people with these stored roles. */
  peopleAt: (roles: readonly string[]) => string
  /** A record of one's own. */
  ownAt: (record: number) => string
  /** Documents, narrowed by the query of the address, and one of them. */
  documentsAt: (kind: DocumentKind, query: string) => string
  documentAt: (kind: DocumentKind, id: number) => string
  /** Where the operation is seen to. */
  operationAt: string
  /** A new report, for those whose next step it is. */
  reportAt?: string | undefined
}

type DocumentKind = 'angebot' | 'rechnung'

/** A new report is only an offer, not waiting work, and stands last. */
export type TodoLine = Todo | { kind: 'report'; count: 1 }

const icons: Readonly<Record<TodoLine['kind'], IconName>> = {
  money: 'warning',
  people: 'users',
  requests: 'expert',
  bill: 'document',
  drafts: 'document',
  offers: 'document',
  post: 'bell',
  mails: 'bell',
  review: 'beetle',
  question: 'question',
  report: 'plus',
}

const namesShown = 3

/** The words of a line, and where it leads. */
export function useTodoLine(todo: TodoLine, places: TodoPlaces) {
  const words = useWords(todo, places)
  return { icon: icons[todo.kind], ...words }
}

function useWords(todo: TodoLine, places: TodoPlaces) {
  const t = useTexts(todoTexts)
  const format = useFormat()
  const language = useLanguage()
  const { money } = useMoney()
  switch (todo.kind) {
    case 'money':
      return {
        title: t.overdue(money(todo.amount)),
        detail: t.invoices(todo.count, format.day(todo.since)),
        action: t.collect,
        to: places.documentsAt('rechnung', '?ansicht=forderungen&alter=faellig&sortierung=due'),
      }
    case 'people':
    case 'requests': {
      const some = todo.names.slice(0, namesShown).join(', ')
      const detail = todo.names.length > namesShown ? t.others(some, todo.names.length - namesShown) : some
      const isNew = todo.kind === 'people'
      return {
        title: isNew ? t.people(todo.count) : t.requests(todo.count),
        detail,
        action: isNew ? t.admit : t.decide(todo.count),
        to: places.peopleAt(todo.roles),
      }
    }
    case 'bill':
      return {
        title: t.bill(todo.count),
        detail: t.left(money(todo.amount)),
        action: t.toBill(todo.count),
        to: places.documentsAt('angebot', '?status=angenommen'),
      }
    case 'drafts':
      return {
        title: t.drafts(todo.count),
        detail: t.gross(money(todo.amount)),
        action: t.toDrafts(todo.count),
        to: places.documentsAt('rechnung', '?status=open'),
      }
    case 'offers': {
      const { count, lapsed, first } = todo
      const next = t.first([first.kunde, first.nummer].filter(Boolean).join(', '))
      return {
        title: t.offers(count),
        detail: `${t.lapsed(count - lapsed, lapsed)}; ${next}`,
        action: t.ask(count),
        to: count > 1 ? places.documentsAt('angebot', '?gueltigkeit=endet') : places.documentAt('angebot', first.id),
      }
    }
    case 'post':
      return {
        title: t.post(todo.count),
        detail: t.postSince(format.instant(todo.since)),
        action: t.operation,
        to: places.operationAt,
      }
    case 'mails': {
      const { count, refused, first } = todo
      const to = first ? places.documentAt(first.art, first.id) : places.documentsAt('rechnung', '')
      return { title: t.mails(count), detail: t.refused(refused, count - refused), action: t.look(count), to }
    }
    case 'review': {
      const { count, oldest, answered, unanswered, first } = todo
      const next = first && t.first([speciesName(first.name, language), first.bundesland].filter(Boolean).join(', '))
      const title = t.review(count, format.number(count), oldest)
      const begin = answered > 0 ? t.answersFirst(answered) : next
      const detail = [begin, unanswered > 0 && t.unanswered(unanswered)].filter(Boolean).join('; ')
      return { title, detail, action: t.begin, to: places.reviewAt(first?.id) }
    }
    case 'question': {
      const { id, name, fund_datum, gemeldet_am } = todo.first
      const detail = `${speciesName(name, language)}, ${format.day(fund_datum ?? gemeldet_am)}`
      return { title: t.question(todo.count), detail, action: t.answer, to: places.ownAt(id) }
    }
    default:
      return { title: t.report, detail: t.reportDetail, action: t.reportAction, to: places.reportAt ?? '' }
  }
}

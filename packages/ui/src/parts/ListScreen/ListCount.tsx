import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { shown } from '../Loadable/Loadable.tsx'
import { texts } from './ListScreen.texts.ts'
import type { List } from './listTypes.ts'

/** '12 von 60'; nothing while that is not known, and where there are none at all. */
export function ListCount({ list }: { list: Omit<List<unknown>, 'columns'> }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return shown(list.state) && list.all.length > 0 && t.shown(number(list.rows.length), number(list.all.length))
}

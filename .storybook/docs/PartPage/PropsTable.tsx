import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Token } from '../../guide/page/GuidePage.tsx'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { componentProps } from './docgen.ts'
import { texts } from './PartPage.texts.ts'

interface PropsTableProps {
  /** Of the component. */
  name: string
  component: object
  /** Types of read-only lists, by prop. */
  lists: Readonly<Record<string, string>>
}

/** The props of a component with what its source says of them. */
export function PropsTable({ name, component, lists }: PropsTableProps) {
  const t = useTexts(texts)
  const props = componentProps(component, lists)
  if (props.length === 0) return <p>{t.noProps(name)}</p>
  return (
    <GuideTable label={t.propsTitle(name)} heads={[name, t.type, t.standard, t.meaning]}>
      {props.map(({ name: prop, type, required, standard, description }) => (
        <tr key={prop}>
          <th scope="row">
            {prop}
            {!required && <Token> {t.optional}</Token>}
          </th>
          <td>
            <Token>{type}</Token>
          </td>
          <td>
            <Token>{standard ?? '–'}</Token>
          </td>
          <td lang="en">{description}</td>
        </tr>
      ))}
    </GuideTable>
  )
}

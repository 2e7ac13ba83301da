import { styled } from 'styled-components'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { space } from '@waldkerf/ui/theme/tokens'
import { checkState, type PageNode, toggled } from './rolePages.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin: ${space(1)} 0 ${space(1)} ${space(6)};
  }
`

export interface PageTreeProps {
  /** The accessible name of the list. */
  label: string
  nodes: readonly PageNode[]
  checked: ReadonlySet<string>
  onChange: (checked: ReadonlySet<string>) => void
}

/** Pages to be checked, in their groups; a group shows whether all, some or none of its pages are. */
export function PageTree({ label, nodes, checked, onChange }: PageTreeProps) {
  return (
    <List aria-label={label}>
      {nodes.map((node) => {
        const check = checkState(node, checked)
        return (
          <li key={node.id}>
            <Checkbox
              // The half state has no attribute.
              ref={(box) => {
                if (box) box.indeterminate = check === 'some'
              }}
              label={node.title}
              checked={check === 'all'}
              onChange={() => onChange(toggled(node, checked))}
            />
            {node.children && (
              <PageTree label={node.title} nodes={node.children} checked={checked} onChange={onChange} />
            )}
          </li>
        )
      })}
    </List>
  )
}

import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Funder } from '../AppShell/types.ts'

export interface FunderFooterProps {
  funder: Funder
  /** The logo alone, as wide as the rail. */
  collapsed?: boolean
}

/** Foot of the sidebar: who funds the project. It stands on the sidebar's ground. */
export function FunderFooter({ funder, collapsed = false }: FunderFooterProps) {
  const t = useTexts(texts)
  const logo = <Logo src={funder.logo} alt={funder.name} />
  return (
    <Foot data-funder data-collapsed={collapsed || undefined}>
      {!collapsed && <p>{t.fundedBy(funder.name)}</p>}
      {funder.url === undefined ? (
        <Plate>{logo}</Plate>
      ) : (
        <Plate as="a" href={funder.url} target="_blank" rel="noreferrer">
          {logo}
        </Plate>
      )}
    </Foot>
  )
}

/** Down at the foot, so that nothing above moves when it comes. */
const Foot = styled.div`
  display: grid;
  flex: none;
  margin-top: auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  color: ${color.sidebarText};
  font-size: ${fontSize(12)};
  line-height: 16px;
  overflow-wrap: anywhere;

  &[data-collapsed] {
    padding: ${space(2)};
  }
  :focus-visible {
    outline-color: ${color.sidebarText};
  }
`

/** Logos are drawn for paper: the ground stays white in every mode, where colours are forced too. */
const Plate = styled.span`
  display: grid;
  justify-items: center;
  padding: ${space(2)};
  border-radius: ${radius('control')};
  background: ${color.paper};
  forced-color-adjust: none;

  [data-collapsed] > & {
    padding: ${space(1)};
  }
`

const Logo = styled.img`
  display: block;
  max-width: 100%;
  /* Its room is there before it is. */
  height: 40px;
  object-fit: contain;

  [data-collapsed] & {
    height: auto;
  }
`

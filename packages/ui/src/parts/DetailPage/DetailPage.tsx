import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { stackOnPaper } from '@waldkerf/ui/theme/stackOnPaper'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { hiddenBesideCrumbs } from '@waldkerf/ui/theme/wayBack'

// Changes of a card that are stored one by one.
export { useAttempt } from './useAttempt.ts'

/** A page about one thing, in cards. */
export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 1280px;
  padding: ${space(4)} ${space(4)} ${space(12)};
  ${stackOnPaper}
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  h1 {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
    line-height: 28px;
    outline-offset: 4px;
    overflow-wrap: anywhere;
  }
  > button {
    margin-inline-start: auto;
  }
  @media (width < 640px) {
    > button {
      margin-inline-start: 0;
    }
  }
`

/** The way back to the list, above the headline. */
export function Back({ to, children }: { to: string; children: string }) {
  return (
    <BackLink to={to}>
      <Icon name="chevron-left" size={16} />
      {children}
    </BackLink>
  )
}

const BackLink = styled(Link)`
  display: inline-flex;
  flex: 1 0 100%;
  align-items: center;
  justify-self: start;
  gap: ${space(1)};
  min-height: 24px;
  color: ${color.accentText};
  font-size: ${fontSize(13)};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  ${hiddenBesideCrumbs}
`

/** Cards side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${stackOnPaper}
`

export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  ${stackOnPaper}
`

export const SkeletonGroup = styled.output`
  display: grid;
  gap: ${space(4)};
`

export const Failure = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

/** Rows of a card, each with something to do at its end. */
export const Rows = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-height: 40px;
    padding-block: ${space(1)};
    border-top: 1px solid ${color.border};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > :first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  /* Actions on the row stay beside its name; checkboxes go below. */
  @media (width < 480px) {
    > li > label {
      order: 1;
      flex-basis: 100%;
    }
  }
`

export const Sub = styled.h3`
  padding: ${space(4)} 0 ${space(1)};

  &:first-child {
    padding-top: 0;
  }
  font-size: ${fontSize(13)};
  font-weight: ${weight('medium')};
`

/** A field with its button at the same height. */
export const AddLine = styled.form`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  padding-top: ${space(3)};

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`

import preview from '@waldkerf/storybook/preview'
import { styled } from 'styled-components'
import { color, radius, space } from '../theme/tokens.ts'
import { Logo, type LogoProps } from './Logo.tsx'

const meta = preview.meta({ component: Logo, parameters: { layout: 'padded' } })

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  padding: ${space(4)};
  border-radius: ${radius('card')};
  color: ${color.accentText};

  &[data-ground='green'] {
    background: ${color.sidebar};
    color: ${color.sidebarText};
  }
`

const sizes: readonly LogoProps['size'][] = [16, 20, 24, 32, 48, 64]

export const Ready = meta.story({ args: { size: 64, label: 'Waldkerf' } })

export const Sizes = meta.story({
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Logo key={size} size={size} label={`Waldkerf, ${size} px`} />
      ))}
    </Row>
  ),
})

export const WhiteOnGreen = meta.story({
  render: () => (
    <Row data-ground="green">
      {sizes.map((size) => (
        <Logo key={size} size={size} label={`Waldkerf, ${size} px`} />
      ))}
    </Row>
  ),
})

import { css } from 'styled-components'
import { type ColorName, light } from './meaning.ts'
import { color, colorVariable } from './tokens.ts'

const colors = (Object.keys(light) as ColorName[]).map((name) => `${colorVariable(name)}:${light[name]};`).join('')

/** A sheet that will be printed or sent is light in every theme, with all that stands on it. */
export const lightPaper = css`
  color: ${color.text};

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${colors}
      color-scheme: light;
    }
  }
  @media screen {
    :root[data-theme='dark'] & {
      ${colors}
      color-scheme: light;
    }
  }
`

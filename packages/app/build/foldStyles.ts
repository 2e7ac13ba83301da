import type { Plugin } from 'vite'

const templates = /((?:styled(?:\.\w+|\(\w+\))(?:<[^`]*?>)?|css|keyframes)`)((?:[^`\\]|\\.)*)`/g

/** Folds the white space of a style template; expressions in it stay as they are. */
/** The spaces around an expression stay: a sum in `calc` needs them. */
const foldTemplate = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(\$\{[^}]*\})| ?([{};]) ?/g, '$1$2')
    .trim()

/** Folds the white space in styled-components' templates, which no minifier may touch. Production builds only. */
export const foldStyles = (): Plugin => ({
  name: 'waldkerf:fold-styles',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/packages\/ui\/src\/.*\.tsx?$/.test(id) || !code.includes("'styled-components'")) return undefined
    // A template with another one nested in it is left alone.
    const folded = code.replace(templates, (whole, head: string, body: string) =>
      /\$\{[^}]*[{`]/.test(body) ? whole : `${head}${foldTemplate(body)}\``,
    )
    return { code: folded, map: null }
  },
})

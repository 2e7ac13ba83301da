import type { Plugin } from 'vite'

/**
 * Leaves out the router's unused parts. Its components are created by calls and named by assignments, which the bundler
 * has to take for side effects: with `Link`, `NavLink` and `Form` everything they depend on came into the first load,
 * 4 kB. Names are for developer tools, and development keeps them.
 */
export const leanRouter = (): Plugin => ({
  name: 'waldkerf:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*)\.(?=forwardRef\(|createContext\()/g, '= /* @__PURE__ */ $1.'),
      map: null,
    }),
  },
})

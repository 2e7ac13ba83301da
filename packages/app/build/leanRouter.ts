import type { Plugin } from 'vite'

/**
 * Leaves out of the router what is not used of it. Its components are made by calls and named by assignments, which the
 * bundler has to take for something that happens: with `Link`, `NavLink` and `Form` all they stand on came into the
 * first load, 4 kB. Names are for developer tools, and development keeps them.
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
